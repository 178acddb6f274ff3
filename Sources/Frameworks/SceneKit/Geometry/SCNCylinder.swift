import UIKit

/// A cylinder that stands upright.
/// - Linux: works
open class SCNCylinder: SCNGeometry {
    /// Makes a cylinder around the origin.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }

    /// The radius; 0.5 by default.
    open var radius: CGFloat = 0.5
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The parts around the axis; 48 by default.
    open var radialSegmentCount = 48
    /// The parts in height; 1 by default.
    open var heightSegmentCount = 1

    override var box: Box? { Box(2 * radius, height, 2 * radius) }
}

/// A cone that stands upright.
/// - Linux: works
open class SCNCone: SCNGeometry {
    /// Makes a cone around the origin.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }

    /// The radius of the top; 0 by default.
    open var topRadius: CGFloat = 0
    /// The radius of the base; 0.5 by default.
    open var bottomRadius: CGFloat = 0.5
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The parts around the axis; 48 by default.
    open var radialSegmentCount = 48

    override var box: Box? {
        let radius = max(topRadius, bottomRadius)
        return Box(2 * radius, height, 2 * radius)
    }
}

/// A tube that stands upright.
/// - Linux: works
open class SCNTube: SCNGeometry {
    /// Makes a tube around the origin.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }

    /// The radius of the hole; 0.25 by default.
    open var innerRadius: CGFloat = 0.25
    /// The radius; 0.5 by default.
    open var outerRadius: CGFloat = 0.5
    /// The size in height; 1 by default.
    open var height: CGFloat = 1
    /// The parts around the axis; 48 by default.
    open var radialSegmentCount = 48

    override var box: Box? { Box(2 * outerRadius, height, 2 * outerRadius) }
}

/// A cylinder with round ends that stands upright.
/// - Linux: works
open class SCNCapsule: SCNGeometry {
    /// Makes a capsule around the origin.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }

    /// The radius; 0.5 by default.
    open var capRadius: CGFloat = 0.5
    /// The size in height with the ends; 2 by default.
    open var height: CGFloat = 2
    /// The parts around the axis; 48 by default.
    open var radialSegmentCount = 48

    override var box: Box? { Box(2 * capRadius, height, 2 * capRadius) }
}

/// A ring that lies.
/// - Linux: works
open class SCNTorus: SCNGeometry {
    /// Makes a ring around the origin.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }

    /// The radius of the ring; 0.5 by default.
    open var ringRadius: CGFloat = 0.5
    /// The radius of its pipe; 0.25 by default.
    open var pipeRadius: CGFloat = 0.25
    /// The parts of the ring; 48 by default.
    open var ringSegmentCount = 48
    /// The parts around the pipe; 24 by default.
    open var pipeSegmentCount = 24

    override var box: Box? {
        let radius = ringRadius + pipeRadius
        return Box(2 * radius, 2 * pipeRadius, 2 * radius)
    }
}
