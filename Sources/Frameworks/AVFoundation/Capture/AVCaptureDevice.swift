import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: refuses
/// A camera or microphone. There are none, and they are denied.
open class AVCaptureDevice: NSObject {
    open internal(set) var uniqueID: String
    open var modelID: String { "" }
    open var localizedName: String { "" }
    open var manufacturer: String { "" }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var formats: [AVCaptureDevice.Format] { [] }
    open var activeFormat = AVCaptureDevice.Format()
    open var activeVideoMinFrameDuration: CMTime = .invalid
    open var activeVideoMaxFrameDuration: CMTime = .invalid
    public class var maxAvailableTorchLevel: Float { 1 }
    public class var currentLensPosition: Float { -1 }
    public class var currentExposureDuration: CMTime { .invalid }
    public class var currentISO: Float { 0 }
    public class var currentExposureTargetBias: Float { 0 }
    public class var currentWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { WhiteBalanceGains() }
    open var position: AVCaptureDevice.Position { .unspecified }
    open var deviceType: AVCaptureDevice.DeviceType { .builtInWideAngleCamera }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isFlashActive: Bool { false }
    open var flashMode: AVCaptureDevice.FlashMode = .off
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode: AVCaptureDevice.TorchMode = .off
    open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    open var focusMode: AVCaptureDevice.FocusMode = .locked
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest: CGPoint = .zero
    open var isAdjustingFocus: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction: AVCaptureDevice.AutoFocusRangeRestriction = .none
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled: Bool = false
    open var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool = false
    open var isFaceDrivenAutoFocusEnabled: Bool = false
    open var lensPosition: Float { 0 }
    open var minimumFocusDistance: Int { 0 }
    open var exposureMode: AVCaptureDevice.ExposureMode = .locked
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest: CGPoint = .zero
    open var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool = false
    open var isFaceDrivenAutoExposureEnabled: Bool = false
    open var activeMaxExposureDuration: CMTime = .invalid
    open var isAdjustingExposure: Bool { false }
    open var lensAperture: Float { 0 }
    open var exposureDuration: CMTime { .invalid }
    open var iso: Float { 0 }
    open var exposureTargetOffset: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var isGlobalToneMappingEnabled: Bool = false
    open var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    open var whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode = .locked
    open var isAdjustingWhiteBalance: Bool { false }
    open var deviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { WhiteBalanceGains() }
    open var maxWhiteBalanceGain: Float { 0 }
    open var isSubjectAreaChangeMonitoringEnabled: Bool = false
    open var isLowLightBoostSupported: Bool { false }
    open var isLowLightBoostEnabled: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable: Bool = false
    open var videoZoomFactor: CGFloat = 1
    open var isRampingVideoZoom: Bool { false }
    open var dualCameraSwitchOverVideoZoomFactor: CGFloat { 0 }
    open var automaticallyAdjustsVideoHDREnabled: Bool = false
    open var isVideoHDREnabled: Bool = false
    open var activeColorSpace: AVCaptureColorSpace = .sRGB
    open var activeDepthDataFormat: AVCaptureDevice.Format?
    open var activeDepthDataMinFrameDuration: CMTime = .invalid
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var isGeometricDistortionCorrectionSupported: Bool { false }
    open var isGeometricDistortionCorrectionEnabled: Bool = false
    open class var isPortraitEffectEnabled: Bool { false }
    open var isPortraitEffectActive: Bool { false }
    open class var isStudioLightEnabled: Bool { false }
    open var isStudioLightActive: Bool { false }

    public init?(uniqueID deviceUniqueID: String) { return nil }

    open class func devices() -> [AVCaptureDevice] { [] }

    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

    open func unlockForConfiguration() {}

    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

    open class func `default`(
        _ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) -> AVCaptureDevice? {
        nil
    }

    open func isFlashModeSupported(_ flashMode: AVCaptureDevice.FlashMode) -> Bool { false }

    open func isTorchModeSupported(_ torchMode: AVCaptureDevice.TorchMode) -> Bool { false }

    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

    open func isFocusModeSupported(_ focusMode: AVCaptureDevice.FocusMode) -> Bool { false }

    open func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        if let handler { callLater { handler(.invalid) } }
    }

    open func setFocusModeLocked(lensPosition: Float) async -> CMTime { .invalid }

    open func isExposureModeSupported(_ exposureMode: AVCaptureDevice.ExposureMode) -> Bool { false }

    open func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        if let handler { callLater { handler(.invalid) } }
    }

    open func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .invalid }

    open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        if let handler { callLater { handler(.invalid) } }
    }

    open func setExposureTargetBias(_ bias: Float) async -> CMTime { .invalid }

    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode) -> Bool { false }

    open func setWhiteBalanceModeLocked(
        with whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains,
        completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        if let handler { callLater { handler(.invalid) } }
    }

    open func setWhiteBalanceModeLocked(with whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) async -> CMTime {
        .invalid
    }

    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

    open func cancelVideoZoomRamp() {}

    /// Returns ``AVAuthorizationStatus/denied``.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

    /// Calls the handler with false, on a background queue.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        MediaRefusal.report("AVCaptureDevice", "there are no cameras and microphones, and they are denied")
        callLater(on: .global()) { handler(false) }
    }

    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// - Linux: works
/// Says whether cameras or microphones may be used.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
