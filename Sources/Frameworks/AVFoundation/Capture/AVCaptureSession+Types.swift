import Foundation

extension AVCaptureSession {
    /// - Linux: works
    /// Names the size and quality of samples.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetIFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetIFrame1280x720")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    /// - Linux: works
    /// Says why a session was interrupted.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }
}

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

extension AVCaptureSession {
    public class var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
    public class var didStartRunningNotification: NSNotification.Name { .AVCaptureSessionDidStartRunning }
    public class var didStopRunningNotification: NSNotification.Name { .AVCaptureSessionDidStopRunning }
    public class var wasInterruptedNotification: NSNotification.Name { .AVCaptureSessionWasInterrupted }
    public class var interruptionEndedNotification: NSNotification.Name { .AVCaptureSessionInterruptionEnded }
}

public let AVCaptureSessionErrorKey: String = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey: String = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionInterruptionSystemPressureStateKey: String =
    "AVCaptureSessionInterruptionSystemPressureStateKey"
