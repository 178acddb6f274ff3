import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore

/// - Linux: works
/// Says whether samples can be shown.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
    case unknown = 0
    case rendering = 1
    case failed = 2
}

/// - Linux: refuses
/// Shows samples. Nothing on Linux decodes them: the layer is black.
open class AVSampleBufferDisplayLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open private(set) var error: (any Error)?

    public override init() {
        super.init()
        showBlack()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showBlack()
    }

    private func showBlack() { backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1) }

    open var isReadyForMoreMediaData: Bool { false }

    /// Sets the status ``AVQueuedSampleBufferRenderingStatus/failed``.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {
        MediaRefusal.report("AVSampleBufferDisplayLayer", "the layer is black")
        status = .failed
        error = MediaRefusal.error
    }

    open func flush() {
        status = .unknown
        error = nil
    }

    open func flushAndRemoveImage() { flush() }

    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}

    open func stopRequestingMediaData() {}
}
