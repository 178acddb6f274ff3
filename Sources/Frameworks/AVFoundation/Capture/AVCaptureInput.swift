import CoreMedia
import Foundation

/// - Linux: refuses
/// Yields samples of a device. There are no devices.
open class AVCaptureInput: NSObject {
    open var ports: [AVCaptureInput.Port] { [] }
}

extension AVCaptureInput {
    /// - Linux: refuses
    /// A stream of samples. There are none.
    open class Port: NSObject {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled = false
        open var clock: CMClock? { nil }
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
        open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    }
}

/// - Linux: refuses
/// The input of a camera or microphone. Its initializer throws.
open class AVCaptureDeviceInput: AVCaptureInput {
    open internal(set) var device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}
