import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation

/// - Linux: refuses
/// A photo, which has no picture.
open class AVCapturePhoto: NSObject {
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
    open internal(set) var resolvedSettings: AVCaptureResolvedPhotoSettings
    open var photoCount: Int { 0 }

    open func fileDataRepresentation() -> Data? { nil }

    open func cgImageRepresentation() -> CGImage? { nil }

    open func previewCGImageRepresentation() -> CGImage? { nil }

    init(_ settings: AVCaptureResolvedPhotoSettings) {
        resolvedSettings = settings
        super.init()
    }
}

/// - Linux: works
/// Says how a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
    open internal(set) var uniqueID: Int64
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
    open var isRedEyeReductionEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
    open var photoProcessingTimeRange: CMTimeRange { .invalid }

    init(uniqueID: Int64) {
        self.uniqueID = uniqueID
        super.init()
    }
}
