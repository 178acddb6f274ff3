import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation

extension AVCaptureDevice {
    /// - Linux: works
    /// The strength of the colors.
    public struct WhiteBalanceGains: Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float

        public init() {
            redGain = 0
            greenGain = 0
            blueGain = 0
        }

        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            self.redGain = redGain
            self.greenGain = greenGain
            self.blueGain = blueGain
        }
    }

    /// - Linux: refuses
    /// Describes what a camera yields. There are no cameras.
    open class Format: NSObject {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription {
            CMFormatDescription(
                mediaType: kCMMediaType_Video, subType: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
                size: CMVideoDimensions())
        }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var videoFieldOfView: Float { 0 }
        open var isVideoBinned: Bool { false }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var minExposureDuration: CMTime { .invalid }
        open var maxExposureDuration: CMTime { .invalid }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var supportedColorSpaces: [AVCaptureColorSpace] { [] }

        open func isVideoStabilizationModeSupported(
            _ videoStabilizationMode: AVCaptureVideoStabilizationMode
        ) -> Bool {
            false
        }
    }

    /// - Linux: refuses
    /// Looks for cameras and microphones, and finds none.
    open class DiscoverySession: NSObject {
        public convenience init(
            deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
        ) {
            MediaRefusal.report("AVCaptureDevice", "there are no cameras and microphones, and they are denied")
            self.init()
        }

        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }
}

/// - Linux: refuses
/// A range of frame rates of a camera. There are no cameras.
open class AVFrameRateRange: NSObject {
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }
    open var maxFrameDuration: CMTime { .invalid }
    open var minFrameDuration: CMTime { .invalid }
}
