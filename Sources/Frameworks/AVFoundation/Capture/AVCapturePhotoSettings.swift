import CoreMedia
import Foundation

/// - Linux: works
/// Says how a photo is taken.
open class AVCapturePhotoSettings: NSObject, NSCopying {
    open internal(set) var uniqueID: Int64
    open internal(set) var format: [String: Any]?
    open internal(set) var rawPhotoPixelFormatType: OSType = 0
    open var flashMode: AVCaptureDevice.FlashMode = .off
    open var isAutoRedEyeReductionEnabled: Bool = false
    open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
    open var isAutoStillImageStabilizationEnabled: Bool = false
    open var isAutoVirtualDeviceFusionEnabled: Bool = false
    open var isHighResolutionPhotoEnabled: Bool = false
    open var maxPhotoDimensions: CMVideoDimensions = CMVideoDimensions()
    open var isDepthDataDeliveryEnabled: Bool = false
    open var embedsDepthDataInPhoto: Bool = false
    open var isDepthDataFiltered: Bool = false
    open var isCameraCalibrationDataDeliveryEnabled: Bool = false
    open var isPortraitEffectsMatteDeliveryEnabled: Bool = false
    open var embedsPortraitEffectsMatteInPhoto: Bool = false
    open var metadata: [String: Any] = [:]
    open var livePhotoMovieFileURL: URL?
    open var livePhotoVideoCodecType: AVVideoCodecType = .h264
    open var previewPhotoFormat: [String: Any]?
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }

    public override init() {
        uniqueID = PhotoNumbers.next()
        super.init()
    }

    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }

    public convenience init(rawPixelFormatType: OSType) {
        self.init()
        rawPhotoPixelFormatType = rawPixelFormatType
    }

    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
        self.init(rawPixelFormatType: rawPixelFormatType)
        format = processedFormat
    }

    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init()
        format = photoSettings.format
        flashMode = photoSettings.flashMode
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        previewPhotoFormat = photoSettings.previewPhotoFormat
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(from: self) }
}
