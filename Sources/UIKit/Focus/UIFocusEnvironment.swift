/// A part of the interface that takes part in moves of the focus: views, view controllers, and objects that lead to
/// items which are not views.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where to look for the item that gets the focus when it is given to this environment, in this order. An empty
    /// array stands for the environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil for the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What knows the items in this environment; nil if there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests that the focus is given to this environment anew, at the end of the turn. Has no effect if the
    /// environment does not contain the focused item, or if an environment around it has made the same request.
    func setNeedsFocusUpdate()

    /// Performs a request of this environment, or of one around it, immediately.
    func updateFocusIfNeeded()

    /// Asked before a move of the focus from or to an item in this environment. False keeps the focus where it is.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus has moved from or to an item in this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    // MARK: Optional

    /// Replaced by ``preferredFocusEnvironments``, whose default it is.
    var preferredFocusedView: UIView? { get }

    /// The group that the items in this environment belong to; nil, the default, is the group of the environment around
    /// it. The arrow keys move the focus inside of a group, the tab key from group to group.
    var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
    public var preferredFocusedView: UIView? { nil }
    public var focusGroupIdentifier: String? { nil }

    /// Returns whether the environment is `environment` or around it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        FocusChain.environments(from: environment).contains { $0 === self }
    }
}
