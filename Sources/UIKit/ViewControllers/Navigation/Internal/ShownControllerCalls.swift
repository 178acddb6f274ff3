/// What is told of the controller that a navigation controller shows: its appearance calls, and those to the delegate.
///
/// Owned by the navigation controller. While that is not visible, the calls wait until it appears.
@MainActor
final class ShownControllerCalls {
    private weak var navigation: UINavigationController?
    /// Whether the shown controller gets appearance calls: from `viewWillAppear` to `viewWillDisappear`.
    private(set) var isShowing = false
    /// The delegate's calls for the shown controller that are made when the navigation controller appears.
    private var due: (willShow: Bool, didShow: Bool) = (false, false)

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    // MARK: The delegate

    /// Tells the delegate that a controller will be shown: now, or when the navigation controller appears.
    func willShow(_ controller: UIViewController?, animated: Bool) {
        due = (!isShowing && controller != nil, false)
        guard let navigation, isShowing, let controller else { return }
        navigation.delegate(for: NavigationControllerDelegateMethods.willShow)?.navigationController(
            navigation, willShow: controller, animated: animated)
    }

    /// Tells the delegate that a controller is shown, once it has appeared.
    func didShow(_ controller: UIViewController?, animated: Bool) {
        guard let navigation, isShowing, let controller else { return }
        due.didShow = navigation.appearance.phase == .appearing
        guard !due.didShow else { return }
        navigation.delegate(for: NavigationControllerDelegateMethods.didShow)?.navigationController(
            navigation, didShow: controller, animated: animated)
    }

    // MARK: The navigation controller appears and disappears

    func navigationWillAppear(animated: Bool) {
        guard let navigation else { return }
        isShowing = true
        navigation.stack.exchange {
            let shown = navigation.shown
            if due.willShow {
                willShow(shown, animated: animated)
                due.didShow = true
            }
            shown?.beginAppearanceTransition(true, animated: animated)
        }
    }

    func navigationDidAppear(animated: Bool) {
        guard let navigation else { return }
        navigation.stack.exchange {
            let shown = navigation.shown
            shown?.endAppearanceTransition()
            if due.didShow, !navigation.stack.hasTransition { didShow(shown, animated: animated) }
        }
    }

    func navigationWillDisappear(animated: Bool) {
        isShowing = false
        navigation?.shown?.beginAppearanceTransition(false, animated: animated)
    }

    func navigationDidDisappear() { navigation?.shown?.endAppearanceTransition() }
}
