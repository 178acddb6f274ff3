import UIKit

/// A rectangle that faces forwards.
/// - Linux: works
open class SCNPlane: SCNGeometry {
    /// Makes a rectangle around the origin.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }

    /// The size in width; 1 by default.
    open var width: CGFloat = 1
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The radius of the corners; 0 by default.
    open var cornerRadius: CGFloat = 0

    override var box: Box? { Box(width, height, 0) }
}

/// A box.
/// - Linux: works
open class SCNBox: SCNGeometry {
    /// Makes a box around the origin.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }

    /// The size in width; 1 by default.
    open var width: CGFloat = 1
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The size in depth; 1 by default.
    open var length: CGFloat = 1
    /// The radius of edges; 0 by default.
    open var chamferRadius: CGFloat = 0

    override var box: Box? { Box(width, height, length) }
}

/// A pyramid whose base is at the origin.
/// - Linux: works
open class SCNPyramid: SCNGeometry {
    /// Makes a pyramid.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }

    /// The size in width; 1 by default.
    open var width: CGFloat = 1
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The size in depth; 1 by default.
    open var length: CGFloat = 1

    override var box: Box? {
        var box = Box(width, 2 * height, length)
        box.low.y = 0
        return box
    }
}

/// A ball.
/// - Linux: works
open class SCNSphere: SCNGeometry {
    /// Makes a ball around the origin.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    /// The radius; 0.5 by default.
    open var radius: CGFloat = 0.5
    /// Whether it is made of equal triangles; false by default.
    open var isGeodesic = false
    /// The parts around it; 24 by default.
    open var segmentCount = 24

    override var box: Box? { Box(2 * radius, 2 * radius, 2 * radius) }
}
