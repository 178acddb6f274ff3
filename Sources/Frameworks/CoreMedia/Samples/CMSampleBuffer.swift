import CoreVideo
import Foundation
import FoundationAdditions

// Sound: the picture is the caller's to guard, as on iOS; whether the buffer is valid is read under the lock.
/// - Linux: works
/// Samples of a medium with their times. No camera, microphone or file on Linux yields one: the only buffers are those
/// that a program makes from a picture.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {
    let picture: CVImageBuffer
    let format: CMFormatDescription
    let timing: CMSampleTimingInfo
    private let lock = NSLock()
    private var isInvalidated = false

    init(picture: CVImageBuffer, format: CMFormatDescription, timing: CMSampleTimingInfo) {
        self.picture = picture
        self.format = format
        self.timing = timing
    }

    public static func == (lhs: CMSampleBuffer, rhs: CMSampleBuffer) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public var imageBuffer: CVImageBuffer? { picture }
    public var dataBuffer: CMBlockBuffer? { nil }
    public var formatDescription: CMFormatDescription? { format }
    public var duration: CMTime { timing.duration }
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var numSamples: Int { 1 }
    public var totalSampleSize: Int { CVPixelBufferGetDataSize(picture) }
    public var isValid: Bool { lock.withLock { !isInvalidated } }

    public func invalidate() throws { lock.withLock { isInvalidated = true } }
}

/// - Linux: works
/// The times of a sample.
public struct CMSampleTimingInfo: Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }

    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }

    public static let invalid = CMSampleTimingInfo()
}

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(
        picture: imageBuffer, format: formatDescription, timing: sampleTiming.pointee)
    return noErr
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }

public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}

public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }

public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }

public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }

public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    do {
        try sbuf.invalidate()
        return noErr
    } catch {
        return kCMSampleBufferError_Invalidated
    }
}
