import CoreMedia
import CoreVideo
import Foundation

/// - Linux: refuses
/// Takes photos. Each ends with an error, which the delegate is told.
open class AVCapturePhotoOutput: AVCaptureOutput {
    open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isAppleProRAWSupported: Bool { false }
    open var isAppleProRAWEnabled: Bool = false
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open var maxPhotoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
    open var isStillImageStabilizationSupported: Bool { false }
    open var isStillImageStabilizationScene: Bool { false }
    open var isVirtualDeviceFusionSupported: Bool { false }
    open var isDualCameraFusionSupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    open var isDualCameraDualPhotoDeliverySupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool = false
    open var isDualCameraDualPhotoDeliveryEnabled: Bool = false
    open var isCameraCalibrationDataDeliverySupported: Bool { false }
    open var isAutoRedEyeReductionSupported: Bool { false }
    open var isFlashScene: Bool { false }
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open var isHighResolutionCaptureEnabled: Bool = false
    open var maxPhotoDimensions: CMVideoDimensions = CMVideoDimensions()
    open var maxBracketedCapturePhotoCount: Int { 0 }
    open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled: Bool = false
    open var isLivePhotoCaptureSuspended: Bool = false
    open var preservesLivePhotoCaptureSuspendedOnSessionStop: Bool = false
    open var isLivePhotoAutoTrimmingEnabled: Bool = false
    open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled: Bool = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled: Bool = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled: Bool = false

    public override init() {
        super.init()
    }

    /// Tells the delegate, on the main queue, that there is no photo.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        MediaRefusal.report("AVCapturePhotoOutput", "every photo ends with an error")
        callLater { [self] in
            let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
            let error = AVError(.sessionNotRunning)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
        }
    }

    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { callLater { completionHandler(false, AVError(.sessionNotRunning)) } }
    }

    open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) async throws {
        throw AVError(.sessionNotRunning)
    }

    open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }

    open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }

    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }

    open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }

    open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
}

extension AVCapturePhotoOutput {
    /// - Linux: works
    /// Says whether speed or quality matters.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }
}
