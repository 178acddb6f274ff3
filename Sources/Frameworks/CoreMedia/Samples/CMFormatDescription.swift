import CoreVideo
import FoundationAdditions

/// - Linux: works
/// Describes the format of samples. Nothing on Linux reads media: there are only descriptions of picture buffers.
public final class CMFormatDescription: Hashable, Sendable {
    let type: CMMediaType
    let subType: FourCharCode
    let size: CMVideoDimensions

    package init(mediaType: CMMediaType, subType: FourCharCode, size: CMVideoDimensions) {
        type = mediaType
        self.subType = subType
        self.size = size
    }

    public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// - Linux: works
/// Describes the format of a video.
public typealias CMVideoFormatDescription = CMFormatDescription

/// - Linux: works
/// Describes the format of audio samples.
public typealias CMAudioFormatDescription = CMFormatDescription

/// - Linux: works
/// The size of a video in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { self.init(width: 0, height: 0) }

    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subType }

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.size
}

/// - Linux: refuses
/// Returns nil: there are no descriptions of audio data.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? {
    nil
}

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: kCMMediaType_Video, subType: CVPixelBufferGetPixelFormatType(imageBuffer),
        size: CMVideoDimensions(
            width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))))
    return noErr
}
