import FrameworkAbsence
import Foundation
import Metal

/// A function for a graphics processor. There is no device on Linux to make one with.
/// - Linux: refuses
open class MPSKernel: NSObject {
    /// The graphics processor.
    public let device: any MTLDevice
    /// A name for debugging; nil by default.
    open var label: String?
    /// How the function runs; nothing by default.
    open var options = MPSKernelOptions.none

    /// Makes a function that computes nothing, for a device of a program's own.
    public init(device: any MTLDevice) {
        self.device = device
        super.init()
        Absence.report("MetalPerformanceShaders", "MPSKernel", "nothing is computed")
    }
}

/// How a function runs.
/// - Linux: no effect
public struct MPSKernelOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let none = MPSKernelOptions([])
    /// Arguments are not checked.
    public static let skipAPIValidation = MPSKernelOptions(rawValue: 1 << 0)
    /// Fewer digits are computed.
    public static let allowReducedPrecision = MPSKernelOptions(rawValue: 1 << 1)
}

/// A place in pixels.
/// - Linux: works
public struct MPSOffset: Sendable {
    /// The place in width.
    public var x: Int
    /// The place in height.
    public var y: Int
    /// The place in depth.
    public var z: Int
    /// Makes the origin.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Makes a place.
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What is beyond the edges of an image.
/// - Linux: no effect
public enum MPSImageEdgeMode: UInt, Sendable {
    /// Clear pixels.
    case zero
    /// The pixels of the edge.
    case clamp = 1
}
