/// The devices whose scrolling a ``UIPanGestureRecognizer`` takes.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel that turns in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A touchpad, whose deltas follow the fingers.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Wheels and touchpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
