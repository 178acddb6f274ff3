/// A ring of the tint color around an item or a part of it. Shapes are in the coordinates of the item, if it is a view,
/// and otherwise in those of its container.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is, relative to the edge.
    public enum Position: Int, Sendable {
        /// Outside of the shape; inside where a view around it would cut it off.
        case automatic = 0
        /// Outside of the shape, also where a view around it cuts the ring off.
        case outside = 1
        /// Inside of the shape.
        case inside = 2
    }

    enum Shape {
        /// The bounds of the item, with its rounding.
        case item
        case rect(CGRect, radius: CGFloat, CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// Creates a ring around the whole item.
    public override convenience init() { self.init(.item) }

    /// Creates a ring around a rectangle with square corners.
    public convenience init(rect: CGRect) { self.init(.rect(rect, radius: 0, .circular)) }

    /// Creates a ring around a rectangle with round corners; the radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(.rect(rect, radius: cornerRadius, curve))
    }

    /// Creates a ring along a path, which is copied.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init(.path(bezierPath.copy() as? UIBezierPath ?? bezierPath))
    }

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The view that the ring is added to. Nil, the default, chooses the superview of ``referenceView``, or the item.
    open weak var containerView: UIView?
    /// The view above which the ring is placed; nil, the default, for the front of the container.
    open weak var referenceView: UIView?
    /// Where the ring is. The default is `.automatic`.
    open var position = Position.automatic

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusHaloEffect(shape)
        copy.containerView = containerView
        copy.referenceView = referenceView
        copy.position = position
        return copy
    }
}
