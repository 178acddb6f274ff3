import CoreMedia
import Foundation

/// - Linux: refuses
/// Takes photos as before iOS 10. Each ends with an error.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    open var outputSettings: [String: Any] = [:]
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    open var isHighResolutionStillImageOutputEnabled: Bool = false
    open var isCapturingStillImage: Bool { false }

    public override init() {
        super.init()
    }

    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        callLater { handler(nil, AVError(.sessionNotRunning)) }
    }

    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
