import Foundation

/// What a transform does, one after the other: it scales, shears, rotates and translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors of width and height. A negative height mirrors.
    public var scale: CGSize
    /// How far the top is moved to the side, as a part of the height.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// The distance that is added at last.
    public var translation: CGVector

    /// Creates the components of a transform.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that does what the components say.
    public init(_ components: CGAffineTransformComponents) {
        let (x, y) = (components.scale.width, components.scale.height)
        self = CGAffineTransform(a: x, b: 0, c: components.horizontalShear * x, d: y, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the components of the transform. Which shear a transform without a width has is unverified.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let area = a * d - b * c
        let along = a * c + b * d
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: width > 0 ? area / width : hypot(c, d)),
            horizontalShear: width > 0 ? along / (width * width) : 0, rotation: width > 0 ? atan2(b, a) : 0,
            translation: CGVector(dx: tx, dy: ty))
    }
}
