/// The appearance of the buttons of one style in a bar, by their state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Called after every change; set by the appearance of the bar.
    var onChange: (@MainActor () -> Void)?

    private var states: [UIBarButtonItemStateAppearance]

    /// Creates an appearance with the system's look, which does not depend on the style.
    public required init(style: UIBarButtonItem.Style) {
        states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
    }

    public override convenience init() { self.init(style: .plain) }

    /// Restores the system's look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.reset() }
    }

    /// The appearance of buttons that are neither pressed nor disabled, and of what the other states do not set.
    open var normal: UIBarButtonItemStateAppearance { states[0] }
    /// The appearance of pressed buttons; what it does not set is that of ``normal``.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }
    /// The appearance of disabled buttons; what it does not set is that of ``normal``.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }
    /// The appearance of buttons that have the focus of the keyboard; what it does not set is that of ``normal``.
    open var focused: UIBarButtonItemStateAppearance { states[3] }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(style: .plain)
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }

    /// Whether every state has the system's look.
    var isUnset: Bool { states.allSatisfy(\.isUnset) }

    func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }

    /// Returns a copy that reports its changes.
    func kept(onChange: @escaping @MainActor () -> Void) -> UIBarButtonItemAppearance {
        let kept = copy() as? UIBarButtonItemAppearance ?? self
        kept.onChange = onChange
        return kept
    }
}
