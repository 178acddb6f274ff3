extension UINavigationController {
    /// Returns the transition by the delegate's animator from the shown controller to the top of the stack.
    func customTransition(_ direction: NavigationTransition.Direction) -> CustomTransition? {
        guard let from = shown, let to = topViewController,
            let animator = delegate(for: NavigationControllerDelegateMethods.animator)?.navigationController(
                self, animationControllerFor: direction == .push ? .push : .pop, from: from, to: to)
        else { return nil }
        let context = TransitionContext(
            from: .leaving(from, view: { [weak from] in from?.view }, from: from.view.frame),
            to: .arriving(to, view: { [weak to] in to?.view }) { [weak self, weak to] in
                guard let self, let to else { return .zero }
                return bars.frame(of: to)
            },
            in: container, animated: true, style: .none)
        let interaction = delegate(for: NavigationControllerDelegateMethods.interaction)?
            .navigationController(self, interactionControllerFor: animator)
        return CustomTransition(context, animator: animator, interaction: interaction)
    }
}
