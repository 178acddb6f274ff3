import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: refuses
/// Connects a device and its output. There are no devices.
open class AVCaptureConnection: NSObject {
    open internal(set) var inputPorts: [AVCaptureInput.Port] = []
    open internal(set) weak var output: AVCaptureOutput?
    open internal(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
    open var isEnabled: Bool = false
    open var isActive: Bool { false }
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored: Bool = false
    open var automaticallyAdjustsVideoMirroring: Bool = false
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation: AVCaptureVideoOrientation = .portrait
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode = .off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isVideoStabilizationSupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliveryEnabled: Bool = false

    open var videoRotationAngle: CGFloat = 0

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// - Linux: refuses
/// A channel of a microphone. There are no microphones.
open class AVCaptureAudioChannel: NSObject {
    open var averagePowerLevel: Float { 0 }
    open var peakHoldLevel: Float { 0 }
}

/// - Linux: works
/// Says how a video is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}
