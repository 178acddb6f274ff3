/// Sides of a rectangle. The raw values are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The side with the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The side with the smallest x, in every reading direction.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The side with the greatest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The side with the greatest x, in every reading direction.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle that follow the layout direction. The raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The side with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The side with the greatest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
