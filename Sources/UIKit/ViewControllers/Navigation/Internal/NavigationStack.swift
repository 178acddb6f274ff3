/// The controllers of a navigation controller: changes of the stack, and the transitions that show them.
///
/// Owned by the navigation controller. Client code that is called on the way may change the stack again, or release the
/// navigation controller: the latest stack is the one that is shown.
@MainActor
final class NavigationStack {
    private weak var navigation: UINavigationController?

    private(set) var controllers: [UIViewController] = []
    /// The controller whose view is shown. Differs from the top of the stack until the transition to the top controller
    /// begins.
    private(set) var shown: UIViewController?
    private var transition: StackTransition?
    /// True while a transition starts or ends: stack changes made in its callbacks are shown afterwards.
    private var isExchanging = false
    private var waitingChanges: [() -> Void] = []

    /// Whether a controller in the stack hides the tab bar. Decided when the stack changes, because code often sets
    /// `hidesBottomBarWhenPushed` of a controller only while it pushes another one. The root controller counts: widely
    /// used code sets the property in `pushViewController(_:animated:)` except for it. (unverified)
    private(set) var hidesTabBar = false
    private var hidTabBarBefore = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }

    /// Whether an animator of the delegate places the views now.
    var hasAnimator: Bool { transition?.hasAnimator == true }

    var hasTransition: Bool { transition != nil }

    /// The coordinator of a push or a pop while it is animated.
    var coordinator: TransitionCoordinator? {
        guard let transition, transition.isAnimated else { return nil }
        return transition.coordinator
    }

    // MARK: Changing the stack

    /// Ends the present transition before the stack changes.
    func finishTransition() { transition?.finishNow() }

    func change(
        to new: [UIViewController], animated: Bool, direction: NavigationTransition.Direction,
        isUnderFinger: Bool = false
    ) {
        guard let navigation else { return }
        let before = controllers
        let leaving = before.filter { old in !new.contains { $0 === old } }
        let arriving = new.filter { !contains($0) }
        controllers = new
        // The controllers may change the stack in their callbacks; the later stack is then used.
        for controller in leaving where !contains(controller) { controller.willMove(toParent: nil) }
        for controller in arriving where contains(controller) { navigation.addChild(controller) }
        decideAboutTabBar()
        var change = StackChange(
            animated: animated && navigation.viewIfLoaded?.window != nil, direction: direction, stackBefore: before,
            isUnderFinger: isUnderFinger)
        if !isExchanging { findAnimator(for: &change) }
        // The items change inside the animation that an interaction controls.
        if !change.isInteractive { navigation.bars.showItems(animated: change.animated) }
        showTop(change) { [weak self] in self?.settle(leaving: leaving, arriving: arriving) }
    }

    private func findAnimator(for change: inout StackChange) {
        guard change.animated, shown !== controllers.last else { return }
        change.custom = navigation?.customTransition(change.direction)
    }

    private func settle(leaving: [UIViewController], arriving: [UIViewController]) {
        guard let navigation else { return }
        for controller in leaving where !contains(controller) && controller.parent === navigation {
            controller.removeFromParent()
        }
        for controller in arriving where contains(controller) && controller.parent === navigation {
            controller.didMove(toParent: navigation)
        }
        DepartedControllers.watch(leaving, after: "popped")
        navigation.didRemove(leaving.filter { $0.parent == nil })
    }

    private func decideAboutTabBar() {
        hidTabBarBefore = hidesTabBar
        hidesTabBar = controllers.contains(where: \.hidesBottomBarWhenPushed)
    }

    // MARK: Showing the top

    /// Shows the top controller in a view that was just loaded.
    func showTopOfLoadedView() {
        decideAboutTabBar()
        showTop(StackChange(animated: false, direction: .push, stackBefore: controllers)) {}
    }

    private func showTop(_ change: StackChange, completion: @escaping () -> Void) {
        guard navigation?.isViewLoaded == true else { return completion() }
        guard !isExchanging else {
            waitingChanges.append { [weak self] in
                guard let self else { return }
                var later = StackChange(
                    animated: change.animated, direction: change.direction, stackBefore: change.stackBefore)
                findAnimator(for: &later)
                showTop(later, completion: completion)
            }
            return
        }
        finishTransition()
        exchange { show(controllers.last, change, completion: completion) }
    }

    private func show(_ next: UIViewController?, _ change: StackChange, completion: @escaping () -> Void) {
        guard let navigation, shown !== next else {
            change.custom?.abandon()
            completion()
            return
        }
        let new = StackTransition(of: navigation, from: shown, to: next, change, completion: completion)
        shown = next
        transition = new
        new.begin()
        new.run()
    }

    /// Runs a part of a transition, then the changes that its callbacks requested.
    func exchange(_ part: () -> Void) {
        guard !isExchanging else { return part() }
        isExchanging = true
        part()
        isExchanging = false
        while !isExchanging, !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
    }

    // MARK: The end of a transition

    /// Called when a transition has called the completions of its coordinator.
    func transitionDidEnd(_ ended: StackTransition) {
        if transition === ended { transition = nil }
    }

    /// Called when an interaction cancels a transition. Restores the stack before the appearance calls.
    func transitionWasCancelled(stackBefore: [UIViewController], shown previous: UIViewController?) {
        for controller in stackBefore where !contains(controller) { controller.appearance.isMovingFromParent = false }
        let pushed = controllers.filter { new in !stackBefore.contains { $0 === new } }
        controllers = stackBefore
        hidesTabBar = hidTabBarBefore
        shown = previous
        for controller in pushed where !contains(controller) && controller.parent === navigation {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    // MARK: The swipe from the edge

    /// Whether a finger may pop the top controller now.
    var mayPopInteractively: Bool {
        controllers.count > 1 && transition == nil && !isExchanging && navigation?.viewIfLoaded?.window != nil
    }

    /// Begins to pop the top controller under the control of a finger. Returns nil if callbacks prevented it.
    func beginInteractivePop() -> StackTransition? {
        guard mayPopInteractively else { return nil }
        change(to: controllers.dropLast(), animated: true, direction: .pop, isUnderFinger: true)
        return transition?.isInteractive == true ? transition : nil
    }
}
