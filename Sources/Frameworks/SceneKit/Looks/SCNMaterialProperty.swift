import UIKit

/// One of the things that a material says of a surface. It keeps its values.
/// - Linux: works
open class SCNMaterialProperty: NSObject, SCNAnimatable {
    /// Makes a property without contents.
    public override init() { super.init() }

    /// Makes a property of a color, an image, a number or others.
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }

    /// A color, an image, a number or others; nil by default.
    open var contents: Any?
    /// How much it counts; 1 by default.
    open var intensity: CGFloat = 1
    /// How images are made smaller; linearly by default.
    open var minificationFilter = SCNFilterMode.linear
    /// How images are made larger; linearly by default.
    open var magnificationFilter = SCNFilterMode.linear
    /// How smaller copies of images are chosen; the nearest by default.
    open var mipFilter = SCNFilterMode.nearest
    /// How points of images are changed; not by default.
    open var contentsTransform = SCNMatrix4Identity
    /// What is beyond an image in width; its edge by default.
    open var wrapS = SCNWrapMode.clamp
    /// What is beyond an image in height; its edge by default.
    open var wrapT = SCNWrapMode.clamp
    /// Which points of images are taken; the first by default.
    open var mappingChannel = 0
    /// How many samples are taken of a leaning image; 1 by default.
    open var maxAnisotropy: CGFloat = 1
}

/// How pixels of images are mixed.
/// - Linux: no effect
public enum SCNFilterMode: Int, Sendable {
    /// Not.
    case none = 0
    /// The nearest counts.
    case nearest = 1
    /// Neighbors are mixed.
    case linear = 2
}

/// What is beyond the edges of an image.
/// - Linux: no effect
public enum SCNWrapMode: Int, Sendable {
    /// The pixels of the edge.
    case clamp = 1
    /// The image again.
    case `repeat` = 2
    /// A color.
    case clampToBorder = 3
    /// The image mirrored.
    case mirror = 4
}
