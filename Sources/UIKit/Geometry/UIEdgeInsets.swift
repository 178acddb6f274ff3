/// Distances from the four edges of a rectangle inwards, in points; negative ones reach outside.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// Points from the top edge inward; negative ones go outward.
    public var top: CGFloat
    /// Points from the left edge inward.
    public var left: CGFloat
    /// Points from the bottom edge inward.
    public var bottom: CGFloat
    /// Points from the right edge inward.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Creates insets of 0 at all edges.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Insets whose sides follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// Points from the top edge inward; negative ones go outward.
    public var top: CGFloat
    /// Points from the edge where lines begin, inward.
    public var leading: CGFloat
    /// Points from the bottom edge inward.
    public var bottom: CGFloat
    /// Points from the edge where lines end, inward.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of 0 at all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A displacement, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points downwards.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// Creates an offset of 0 in both directions.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset in points, to the right and downwards.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards; may come out with a negative size, which is not standardized.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    /// The sum, edge by edge.
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, left: rightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: rightToLeft ? insets.leading : insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
    }
}
