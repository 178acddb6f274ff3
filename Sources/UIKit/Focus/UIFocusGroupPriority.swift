/// How likely an item gets the focus when the focus enters its group. The item with the highest priority gets it.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    /// Creates a priority. Higher values precede lower ones.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority. Higher values precede lower ones.
    public init(_ rawValue: Int) {
        self.init(rawValue: rawValue)
    }

    /// The priority of items that have none. Lower values count as this one.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item of the group that had the focus last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of an item that precedes the one that had the focus last.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the item that has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}
