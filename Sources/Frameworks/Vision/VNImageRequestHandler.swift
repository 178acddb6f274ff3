import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import ImageIO

/// What a handler is given beside the image.
/// - Linux: no effect
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests about one image: all of them end with an error.
/// - Linux: refuses
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}

    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}

    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}

    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}

    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}

    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}

    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}

    /// Calls the requests' completion handlers with an error, then throws it.
    open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}

/// Performs requests about several images: all of them end with an error.
/// - Linux: refuses
open class VNSequenceRequestHandler: NSObject {
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }

    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }

    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }

    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }

    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try refuse(requests) }

    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }

    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { try refuse(requests) }

    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { try refuse(requests) }
}
