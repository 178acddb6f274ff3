/// The kind of an accessibility element, for assistive technology and tests, for example a button, a header, or
/// selected. The raw values are those of Apple's platforms.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait; the default for most views.
    public static let none: UIAccessibilityTraits = []
    /// A tap triggers an action.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A tap opens what is linked.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture. Together with `button`, a picture that can be tapped.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is chosen, for example as a row or a tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A tap plays a sound of its own, over which nothing should be spoken.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard inside the application.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Sums up the state when the application is opened.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled and does not respond to the user.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The value or the label changes so often that each change should not be spoken.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field whose text is searched for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// A tap plays or records something, during which nothing should be spoken.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// A value that `accessibilityIncrement()` and `accessibilityDecrement()` change.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go to the element itself, as to the keys of a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading goes on at the next page when the element was read to its end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs, whose elements are counted as tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The title of a section, to which the reader can jump.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element can be enlarged and reduced, by `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 46)
    /// The element is a switch. The raw value is that of UIKit's switches.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
