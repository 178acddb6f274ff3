/// An area without a view that the focus can be moved to, and that leads it on to other items.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads the focus on. The default is true.
    open var isEnabled = true

    /// Where to look for the item that gets the focus, in this order. Empty, the default, makes the guide lead nowhere.
    /// Setting nil restores the default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { environments }
        set { environments = newValue ?? [] }
    }
    private var environments: [any UIFocusEnvironment] = []

    /// The only preferred environment, if that is a view.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open weak var preferredFocusedView: UIView? {
        get { environments.count == 1 ? environments.first as? UIView : nil }
        set { environments = newValue.map { [$0] } ?? [] }
    }
}
