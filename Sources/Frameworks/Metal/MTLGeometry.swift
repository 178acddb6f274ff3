@_exported import Foundation

/// A color that a texture is cleared with.
/// - Linux: no effect
public struct MTLClearColor: Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Returns a color.
/// - Linux: works
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A size in pixels or threads.
/// - Linux: no effect
public struct MTLSize: Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int

    public init() { self.init(width: 0, height: 0, depth: 0) }

    public init(width: Int, height: Int, depth: Int) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}

/// Returns a size.
/// - Linux: works
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// A place in a texture.
/// - Linux: no effect
public struct MTLOrigin: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int

    public init() { self.init(x: 0, y: 0, z: 0) }

    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A part of a texture.
/// - Linux: no effect
public struct MTLRegion: Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize

    public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }

    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

/// Returns a part of a texture.
/// - Linux: works
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}

/// Where is drawn.
/// - Linux: no effect
public struct MTLViewport: Sendable {
    public var originX = 0.0
    public var originY = 0.0
    public var width = 0.0
    public var height = 0.0
    public var znear = 0.0
    public var zfar = 0.0

    public init() {}

    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// Outside of what nothing is drawn.
/// - Linux: no effect
public struct MTLScissorRect: Sendable {
    public var x = 0
    public var y = 0
    public var width = 0
    public var height = 0

    public init() {}

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
