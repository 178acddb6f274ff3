/// The selection of another tab by an animator of the delegate, with the calls before and after it. Owned by the tab bar
/// controller until its end.
@MainActor
final class TabTransition {
    private weak var tabs: UITabBarController?
    private let previous: UIViewController
    private let next: UIViewController
    private let custom: CustomTransition
    var coordinator: TransitionCoordinator { custom.coordinator }

    init(
        of tabs: UITabBarController, from previous: UIViewController, to next: UIViewController,
        _ custom: CustomTransition
    ) {
        self.tabs = tabs
        self.previous = previous
        self.next = next
        self.custom = custom
    }

    func run() {
        previous.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        tabs?.place(next, adds: false)
        custom.run(whenCancelled: { self.beginReturning() }) { self.end(completed: $0) }
    }

    /// Ends the transition at once, because another tab is selected.
    func finishNow() {
        custom.endNow(completed: !coordinator.isCancelled)
    }

    private func beginReturning() {
        tabs?.stage.transitionWasCancelled(from: previous)
        next.beginAppearanceTransition(false, animated: true)
        previous.beginAppearanceTransition(true, animated: true)
    }

    private func end(completed: Bool) {
        guard let tabs else { return }
        let (shown, hidden) = completed ? (next, previous) : (previous, next)
        hidden.viewIfLoaded?.removeFromSuperview()
        tabs.place(shown)
        hidden.endAppearanceTransition()
        shown.endAppearanceTransition()
        coordinator.finish(cancelled: !completed)
        tabs.stage.transitionDidEnd(self)
    }
}

extension UITabBarController {
    /// Returns the transition by the delegate's animator between two tabs.
    func customTransition(from: UIViewController, to: UIViewController) -> CustomTransition? {
        guard UIView.areAnimationsEnabled, view.window != nil,
            let animator = delegate(for: TabBarControllerDelegateMethods.animator)?.tabBarController(
                self, animationControllerForTransitionFrom: from, to: to)
        else { return nil }
        let context = TransitionContext(
            from: .leaving(from, view: { [weak from] in from?.view }, from: from.view.frame),
            to: .arriving(to, view: { [weak to] in to?.view }) { [bounds = container.bounds] in bounds },
            in: container, animated: true, style: .none)
        let interaction = delegate(for: TabBarControllerDelegateMethods.interaction)?
            .tabBarController(self, interactionControllerFor: animator)
        return CustomTransition(context, animator: animator, interaction: interaction)
    }
}
