import Foundation
import Metal

/// A function that makes an image of another.
/// - Linux: refuses
open class MPSUnaryImageKernel: MPSKernel {
    /// Where in the source the first pixel is; the origin by default.
    open var offset = MPSOffset()
    /// What is beyond the edges of the source; clear pixels by default.
    open var edgeMode = MPSImageEdgeMode.zero

    /// Writes no commands: nothing is computed.
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

/// Makes an image of two values: where the source is above a threshold, and where it is not.
/// - Linux: refuses
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// The threshold.
    public let thresholdValue: Float
    /// The value above the threshold; 0 is that below.
    public let maximumValue: Float

    /// Makes a function that computes nothing.
    ///
    /// - Parameter transform: three factors that make a gray of colors; nil for usual ones.
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init(device: device)
    }
}

/// Blurs an image.
/// - Linux: refuses
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    /// The standard deviation in pixels.
    public let sigma: Float

    /// Makes a function that computes nothing.
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}
