extension UINavigationController {
    /// Returns the transition by the delegate's animator from the shown controller to the top of the stack, or by the
    /// preferred transition of the controller that is pushed or popped.
    func customTransition(_ direction: NavigationTransition.Direction) -> CustomTransition? {
        guard let from = shown, let to = topViewController else { return nil }
        let given = delegate(for: NavigationControllerDelegateMethods.animator)?.navigationController(
            self, animationControllerFor: direction == .push ? .push : .pop, from: from, to: to)
        let (moving, other) = direction == .push ? (to, from) : (from, to)
        let preferred =
            given == nil
            ? moving.preferredAnimator(other: other, isArriving: direction == .push, isPresentation: false) : nil
        guard let animator = given ?? preferred else { return nil }
        let context = TransitionContext(
            from: .leaving(from, view: { [weak from] in from?.view }, from: from.view.frame),
            to: .arriving(to, view: { [weak to] in to?.view }) { [weak self, weak to] in
                guard let self, let to else { return .zero }
                return bars.frame(of: to)
            },
            in: container, animated: true, style: .none)
        let interaction =
            given == nil
            ? nil
            : delegate(for: NavigationControllerDelegateMethods.interaction)?
                .navigationController(self, interactionControllerFor: animator)
        return CustomTransition(context, animator: animator, interaction: interaction)
    }
}
