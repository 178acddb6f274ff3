/// The shadow of a background.
// Sound: only the path is an object that could change, and nobody else gets this one.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    /// The default is black (unverified).
    public var color = UIColor.black
    /// From 0, the default, without a shadow, to 1.
    public var opacity: CGFloat = 0
    /// The blur in points; the default is 0 (unverified).
    public var radius: CGFloat = 0
    /// The distance from the background in points; the default is zero (unverified).
    public var offset = CGSize.zero
    /// The shape that casts the shadow, in the coordinates of the view behind which the background is. Nil, the default,
    /// is the shape of the background. The path is copied: changing it later has no effect.
    public var path: UIBezierPath? {
        get { ownPath?.copied() }
        set { ownPath = newValue?.copied() }
    }
    private var ownPath: UIBezierPath?

    init() {}
}
