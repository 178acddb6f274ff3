import Foundation

/// The type of SceneKit's numbers.
/// - Linux: works
public typealias SCNFloat = Float

/// A point or a direction in space.
/// - Linux: works
public struct SCNVector3: Sendable {
    /// To the right.
    public var x: Float
    /// Upwards.
    public var y: Float
    /// Towards the viewer.
    public var z: Float

    /// Makes a vector of zeros.
    public init() { (x, y, z) = (0, 0, 0) }

    /// Makes a vector.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }

    /// Makes a vector.
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }

    /// Makes a vector of rounded numbers.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }

    /// Makes a vector of rounded numbers.
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }

    /// Makes a vector.
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }

    /// Makes a vector of one of the standard library's.
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

extension SIMD3 where Scalar == Float {
    /// Makes a vector of one of SceneKit's.
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// A vector of zeros.
/// - Linux: works
public let SCNVector3Zero = SCNVector3()

/// Makes a vector.
/// - Linux: works
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }

/// Returns whether two vectors are equal.
/// - Linux: works
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { SIMD3(a) == SIMD3(b) }

/// Four numbers: a turn around an axis by radians (`w`), or a quaternion.
/// - Linux: works
public struct SCNVector4: Sendable {
    /// The first number.
    public var x: Float
    /// The second number.
    public var y: Float
    /// The third number.
    public var z: Float
    /// The fourth number.
    public var w: Float

    /// Makes a vector of zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }

    /// Makes a vector.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// Makes a vector.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }

    /// Makes a vector of rounded numbers.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }

    /// Makes a vector of rounded numbers.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }

    /// Makes a vector.
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }

    /// Makes a vector of one of the standard library's.
    public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

extension SIMD4 where Scalar == Float {
    /// Makes a vector of one of SceneKit's.
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

/// A turn as a quaternion.
/// - Linux: works
public typealias SCNQuaternion = SCNVector4

/// A vector of zeros.
/// - Linux: works
public let SCNVector4Zero = SCNVector4()

/// Makes a vector.
/// - Linux: works
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x: x, y: y, z: z, w: w)
}

/// Returns whether two vectors are equal.
/// - Linux: works
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { SIMD4(a) == SIMD4(b) }
