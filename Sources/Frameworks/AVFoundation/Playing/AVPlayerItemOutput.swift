import CoreMedia
import CoreVideo
import Foundation

/// - Linux: refuses
/// Yields what a player shows, which is nothing.
open class AVPlayerItemOutput: NSObject {
    open var suppressesPlayerRendering: Bool = false

    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

/// - Linux: refuses
/// Yields the pictures of a video, of which there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?

    public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }

    public init(outputSettings: [String: Any]?) { super.init() }

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }

    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? {
        nil
    }

    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }

    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

/// - Linux: no effect
/// Informed about an output. Every method is optional; none is called.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// - Linux: refuses
/// Yields facts about a stream, of which there are none.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?

    public init(identifiers: [String]?) { super.init() }

    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

/// - Linux: no effect
/// Informed about an output. The method is optional; it is not called.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// - Linux: no effect
/// Receives facts about a stream. The method is optional; it is not called.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}
