/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner of the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner of the greatest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner of the smallest x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner of the greatest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners, and all bits that UIKit may add.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
