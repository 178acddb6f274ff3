/// The drag gesture that dismisses a sheet. Owned by the sheet's presentation, which it informs about the drag.
///
/// The drag takes precedence over the scroll views in the sheet. It begins only downwards, and only if those under the
/// touch are scrolled to their top.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var presentation: Presentation?
    private weak var card: UIView?
    private let recognizer = UIPanGestureRecognizer()
    /// Nil while the user drags a sheet that may not be dismissed.
    private var dismissal: Dismissal?

    init(of presentation: Presentation, card: UIView) {
        self.presentation = presentation
        self.card = card
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: SheetDrag.dragged)
        card.addGestureRecognizer(recognizer)
    }

    private func dragged() {
        guard let presentation, let container = card?.superview else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            dismissal = presentation.beginDrag()
            presentation.container.setOffset(offset(translation))
        case .changed:
            let travel = presentation.container.travel
            presentation.container.setOffset(offset(translation))
            dismissal?.coordinator.percentComplete = travel > 0 ? offset(translation) / travel : 0
        case .ended:
            let isFast = recognizer.velocity(in: container).y > SystemMetrics.current.sheets.dismissVelocity
            let isFar = translation > (card?.bounds.height ?? 0) * SystemMetrics.current.sheets.dismissShare
            if dismissal == nil, isFast || isFar { presentation.refuseDismissal() }
            end(dismisses: dismissal != nil && (isFast || isFar))
        case .cancelled, .failed:
            end(dismisses: false)
        case .possible:
            return
        }
    }

    /// Moves the sheet to its end or back, and then ends or cancels the dismissal.
    private func end(dismisses: Bool) {
        guard let presentation else { return }
        let (dismissal, container) = (dismissal, presentation.container)
        self.dismissal = nil
        dismissal?.endInteraction(cancelled: !dismisses)
        UIView.animate(
            withDuration: SystemMetrics.current.sheets.settleDuration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                container.setOffset(dismisses ? container.travel : 0)
                if dismisses { dismissal?.coordinator.runAlongside() }
            },
            completion: { _ in
                guard dismisses else { dismissal?.finishCancelling(); return }
                let controller = presentation.presented.knownPresentationController
                dismissal?.finish { controller?.userDismissalEnded() }
            })
    }

    /// Returns the offset of the sheet for a drag distance: equal to it downwards, but with the resistance of a scroll
    /// view past its edge if the sheet may not be dismissed.
    private func offset(_ translation: CGFloat) -> CGFloat {
        guard translation > 0 else { return 0 }
        guard dismissal == nil, let height = card?.bounds.height, height > 0 else { return translation }
        return (1 - 1 / (translation * 0.55 / height + 1)) * height
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let card, presentation?.canBeDragged == true else { return false }
        let velocity = recognizer.velocity(in: card)
        guard velocity.y > 0, velocity.y > abs(velocity.x) else { return false }
        var view = card.hitTest(recognizer.location(in: card), with: nil)
        while let candidate = view, candidate !== card {
            if let scrollView = candidate as? UIScrollView,
                scrollView.contentOffset.y > -scrollView.insetBesideRefreshing.top
            {
                return false
            }
            view = candidate.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
