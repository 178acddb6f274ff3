/// The drag gesture that moves a sheet between its detents and dismisses it. Owned by the sheet's presentation, which it informs about the drag.
///
/// The drag takes precedence over the scroll views in the sheet, if those under the touch are scrolled to their top. It
/// begins upwards only if there is a larger detent.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var presentation: Presentation?
    private weak var container: CardContainerView?
    private var card: UIView? { container?.cardView }
    private let recognizer = UIPanGestureRecognizer()
    /// Nil while the user drags a sheet that may not be dismissed.
    private var dismissal: Dismissal?
    /// Whether the drag has moved the sheet below its lowest detent.
    private var hasLeft = false
    /// The height of the sheet when the drag began.
    private var startHeight: CGFloat = 0

    init(of presentation: Presentation, in container: CardContainerView) {
        self.presentation = presentation
        self.container = container
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: SheetDrag.dragged)
        container.cardView.addGestureRecognizer(recognizer)
    }

    private func dragged() {
        guard let presentation, let container else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            startHeight = container.sheetHeight
            if translation >= 0, startHeight <= container.detents.lowest { leaveLowestDetent() }
            follow(translation, container)
        case .changed: follow(translation, container)
        case .ended: release(translation, velocity: recognizer.velocity(in: container).y, presentation, container)
        case .cancelled, .failed: settle(dismisses: false, at: nil)
        case .possible: return
        }
    }

    /// Begins the dismissal, once for each drag.
    private func leaveLowestDetent() {
        guard !hasLeft, let presentation else { return }
        hasLeft = true
        dismissal = presentation.beginDrag()
    }

    /// Gives the sheet the height of the finger between its detents, and moves it below the lowest one.
    private func follow(_ translation: CGFloat, _ container: CardContainerView) {
        let detents = container.detents
        let height = startHeight - translation
        if height < detents.lowest { leaveLowestDetent() }
        guard presentation?.container === container else { return }
        if detents.stops.count > 1 {
            container.setDraggedHeight(min(max(height, detents.lowest), detents.highest))
        }
        let below = offset(detents.lowest - height, of: detents.lowest)
        let travel = container.travel
        container.setOffset(below)
        dismissal?.coordinator.percentComplete = travel > 0 ? below / travel : 0
    }

    private func release(
        _ translation: CGFloat, velocity: CGFloat, _ presentation: Presentation, _ container: CardContainerView
    ) {
        let (detents, sheets) = (container.detents, SystemMetrics.current.sheets)
        let height = startHeight - translation
        let isFast = velocity > sheets.dismissVelocity
        let isFar = detents.lowest - height > detents.lowest * sheets.dismissShare
        let isBelow = height < detents.lowest
        if isBelow, dismissal == nil, isFast || isFar { presentation.refuseDismissal() }
        let dismisses = isBelow && dismissal != nil && (isFast || isFar)
        settle(dismisses: dismisses, at: isBelow ? detents.stops[0] : detents.stop(at: height, velocity: -velocity))
    }

    /// Moves the sheet to its end or to a detent, and then ends or cancels the dismissal.
    private func settle(dismisses: Bool, at stop: SheetDetents.Stop?) {
        guard let presentation, let container else { return }
        let dismissal = dismissal
        self.dismissal = nil
        hasLeft = false
        dismissal?.endInteraction(cancelled: !dismisses)
        if !dismisses, let stop, stop.identifier != container.detents.resting.identifier {
            presentation.userDidSelect(stop)
        }
        let sheets = SystemMetrics.current.sheets
        UIView.animate(
            withDuration: sheets.settleDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                if dismisses {
                    container.setOffset(container.travel)
                    dismissal?.coordinator.runAlongside()
                } else {
                    container.rest()
                }
            },
            completion: { _ in
                guard dismisses else { dismissal?.finishCancelling(); return }
                dismissal?.finish(presentation.userDismissalEnd())
            })
    }

    /// Returns the offset of the sheet for a drag distance below its lowest detent: equal to it, but with the resistance
    /// of a scroll view past its edge if the sheet may not be dismissed.
    private func offset(_ distance: CGFloat, of height: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard dismissal == nil, height > 0 else { return distance }
        return (1 - 1 / (distance * 0.55 / height + 1)) * height
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let container, let card, let presentation, presentation.canBeDragged else { return false }
        let travel = recognizer.translation(in: card)
        guard abs(travel.y) > abs(travel.x) else { return false }
        let isUpwards = travel.y < 0
        let detents = container.detents
        if isUpwards, container.sheetHeight >= detents.highest { return false }
        var view = card.hitTest(recognizer.location(in: card), with: nil)
        while let candidate = view, candidate !== card {
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
                isUpwards && !presentation.scrollingExpands
                    || scrollView.contentOffset.y > -scrollView.insetBesideRefreshing.top
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
