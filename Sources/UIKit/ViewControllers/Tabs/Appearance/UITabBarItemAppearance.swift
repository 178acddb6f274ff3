/// The appearance of the tabs of a bar, by their state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How image and title are arranged. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside a smaller image.
        case compactInline = 2
    }

    /// Called after every change; set by the appearance of the bar.
    var onChange: (@MainActor () -> Void)?

    private var states: [UITabBarItemStateAppearance]

    /// Creates an appearance with the system's look, which does not depend on the style.
    public init(style: Style) {
        states = (0..<4).map { _ in UITabBarItemStateAppearance() }
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    public convenience override init() { self.init(style: .stacked) }

    /// Restores the system's look of a style.
    open func configureWithDefault(for style: Style) {
        for state in states { state.reset() }
    }

    /// The appearance of tabs that are neither selected nor disabled, and of what the other states do not set, but for
    /// colors.
    open var normal: UITabBarItemStateAppearance { states[0] }
    /// The appearance of the selected tab.
    open var selected: UITabBarItemStateAppearance { states[1] }
    /// The appearance of tabs that cannot be chosen.
    open var disabled: UITabBarItemStateAppearance { states[2] }
    /// The appearance of a tab that has the focus of the keyboard. It has no effect: a ring shows the focus.
    open var focused: UITabBarItemStateAppearance { states[3] }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.newObject()
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }

    /// Returns a copy that reports its changes.
    func kept(onChange: @escaping @MainActor () -> Void) -> UITabBarItemAppearance {
        let kept = copy() as? UITabBarItemAppearance ?? self
        kept.onChange = onChange
        return kept
    }

    func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        isEnabled ? (isSelected ? selected : normal) : disabled
    }

    var isUnset: Bool { states.allSatisfy(\.isUnset) }
}
