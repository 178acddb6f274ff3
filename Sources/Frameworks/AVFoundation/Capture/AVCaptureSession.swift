import CoreMedia
import Foundation

/// - Linux: refuses
/// Leads samples from devices to outputs. There are no devices: the session never runs, and tells so with a
/// notification.
open class AVCaptureSession: NSObject {
    open var sessionPreset: AVCaptureSession.Preset = .high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled: Bool = false
    open var usesApplicationAudioSession: Bool = true
    open var automaticallyConfiguresApplicationAudioSession: Bool = true
    open var automaticallyConfiguresCaptureDeviceForWideColor: Bool = true
    open var hardwareCost: Float { 0 }

    open func canSetSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { true }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }

    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }

    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }

    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }

    open func beginConfiguration() {}

    open func commitConfiguration() {}

    /// Posts `AVCaptureSessionRuntimeError` on the main queue.
    open func startRunning() {
        MediaRefusal.report("AVCaptureSession", "the session does not run")
        callLater { [weak self] in
            guard let self else { return }
            NotificationCenter.default.post(
                name: .AVCaptureSessionRuntimeError, object: self,
                userInfo: [AVCaptureSessionErrorKey: AVError(.applicationIsNotAuthorizedToUseDevice)])
        }
    }

    open func stopRunning() {}

    public override init() {
        super.init()
        ObservedMembers.add(self)
    }
}

/// - Linux: refuses
/// Leads samples of several cameras. There are no cameras.
open class AVCaptureMultiCamSession: AVCaptureSession {
    open class var isMultiCamSupported: Bool { false }
}
