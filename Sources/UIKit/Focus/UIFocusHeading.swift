/// The direction in which the focus moves. The raw values are Apple's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up, by an arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down, by an arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, by an arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, by an arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group of items, by the tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group of items, by the tab key with shift.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item of a list, by the Home key.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item of a list, by the End key.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
