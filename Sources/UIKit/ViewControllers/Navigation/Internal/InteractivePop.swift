/// The swipe from the leading edge of the screen that pops the top controller of a navigation controller.
///
/// Owned by the navigation controller. It is the delegate of its recognizer until the application sets another one.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    let recognizer: UIGestureRecognizer
    private var transition: StackTransition?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        let pan = PopRecognizer()
        recognizer = pan
        super.init()
        pan.delegate = self
        pan.addTarget(self, action: InteractivePop.moved)
    }

    private func moved(_ pan: PopRecognizer) {
        // Retained, because the controllers that get appearance calls may release it.
        guard let navigation else { return }
        switch pan.state {
        case .began:
            transition = navigation.stack.beginInteractivePop()
            transition?.fraction = fraction(of: pan, in: navigation)
        case .changed:
            transition?.fraction = fraction(of: pan, in: navigation)
        case .ended:
            transition?.endInteraction(cancelled: !pops(pan, in: navigation))
            transition = nil
        case .cancelled, .failed:
            transition?.endInteraction(cancelled: true)
            transition = nil
        case .possible:
            return
        }
    }

    /// The sign of the direction in which the upper view slides away.
    private func direction(in navigation: UINavigationController) -> CGFloat {
        navigation.view.isRightToLeft ? -1 : 1
    }

    private func fraction(of pan: PopRecognizer, in navigation: UINavigationController) -> CGFloat {
        let width = navigation.container.bounds.width
        guard width > 0 else { return 0 }
        return min(max(pan.translation(in: navigation.view).x * direction(in: navigation) / width, 0), 1)
    }

    /// Whether the swipe that has ended pops the controller: a fast one in its own direction, otherwise a long one.
    private func pops(_ pan: PopRecognizer, in navigation: UINavigationController) -> Bool {
        let bars = SystemMetrics.current.bars
        let velocity = pan.velocity(in: navigation.view).x * direction(in: navigation)
        if abs(velocity) >= bars.popVelocity { return velocity > 0 }
        return fraction(of: pan, in: navigation) > bars.popShare
    }

    /// The swipe replaces the back button, so it begins only where the bar shows one.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.stack.mayPopInteractively, !navigation.isNavigationBarHidden,
            let item = navigation.topViewController?.navigationItem
        else { return false }
        return !item.hidesBackButton
            && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
    }
}

/// Recognizes a pan from the leading edge, before scroll views and rows do.
private final class PopRecognizer: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.isRightToLeft == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is PopRecognizer)
    }
}
