/// Which controller a tab bar controller shows, and the way from one to the next with its calls.
///
/// Owned by the tab bar controller. Client code that is called on the way may select another tab, which is shown
/// afterwards.
@MainActor
final class TabStage {
    private weak var tabs: UITabBarController?
    private(set) var shown: UIViewController?
    /// Whether the shown controller gets appearance calls: from `viewWillAppear` to `viewWillDisappear`.
    private var isShowing = false
    private var isExchanging = false
    /// The transition that an animator of the delegate runs.
    private var transition: TabTransition?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
    }

    var coordinator: TransitionCoordinator? { transition?.coordinator }

    /// Shows the selected controller. If the selection changes while another controller is being shown, the new one is
    /// shown afterwards. The loop ends after 16 rounds even if callbacks keep changing the selection.
    func showSelection() {
        guard let tabs, tabs.isViewLoaded, !isExchanging else { return }
        isExchanging = true
        defer { isExchanging = false }
        for _ in 0..<16 where shown !== tabs.members.selection { show(tabs.members.selection, in: tabs) }
    }

    private func show(_ next: UIViewController?, in tabs: UITabBarController) {
        transition?.finishNow()
        let previous = shown
        if isShowing, let previous, let next, let custom = tabs.customTransition(from: previous, to: next) {
            shown = next
            let transition = TabTransition(of: tabs, from: previous, to: next, custom)
            self.transition = transition
            return transition.run()
        }
        shown = next
        let isVisible = isShowing
        if isVisible {
            previous?.beginAppearanceTransition(false, animated: false)
            next?.beginAppearanceTransition(true, animated: false)
        }
        previous?.viewIfLoaded?.removeFromSuperview()
        tabs.place(next)
        if isVisible {
            previous?.endAppearanceTransition()
            // While the tab bar controller itself is appearing, the child finishes appearing together with it.
            if tabs.appearance.phase != .appearing { next?.endAppearanceTransition() }
        } else {
            // This controller disappears, with the calls for the controller that it shows now.
            previous?.endAppearanceTransition()
        }
    }

    // MARK: The end of a transition

    func transitionDidEnd(_ ended: TabTransition) {
        if transition === ended { transition = nil }
    }

    /// Called when an interaction cancels a transition, before the appearance calls.
    func transitionWasCancelled(from previous: UIViewController) {
        if tabs?.members.selectAgain(previous) == true { shown = previous }
    }

    // MARK: The tab bar controller appears and disappears

    func controllerWillAppear(animated: Bool) {
        isShowing = true
        // What the child selects in its callback is shown afterwards.
        isExchanging = true
        shown?.beginAppearanceTransition(true, animated: animated)
        isExchanging = false
        showSelection()
    }

    func controllerDidAppear() { shown?.endAppearanceTransition() }

    func controllerWillDisappear(animated: Bool) {
        isShowing = false
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    func controllerDidDisappear() { shown?.endAppearanceTransition() }
}
