/// The swipes that show a hidden column from the edge of the window, and hide columns that are over the secondary one.
/// Owned by the stage.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var stage: SplitStage?
    let edgeRecognizer: UIScreenEdgePanGestureRecognizer
    let backRecognizer = UIPanGestureRecognizer()
    private var transition: SplitTransition?
    private var target = UISplitViewController.DisplayMode.automatic
    /// How far the outermost column moves.
    private var travel: CGFloat = 1

    init(of stage: SplitStage) {
        self.stage = stage
        edgeRecognizer = SplitEdgeRecognizer()
        super.init()
        for recognizer in [edgeRecognizer, backRecognizer] {
            recognizer.delegate = self
            recognizer.addTarget(self, action: SplitSwipe.moved)
        }
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let stage else { return }
        switch pan.state {
        case .began: begin(pan, stage)
        case .changed: transition?.follow(fraction(of: pan))
        case .ended: end(pan, stage, cancelled: !goesOn(pan))
        case .cancelled, .failed: end(pan, stage, cancelled: true)
        case .possible: return
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer, _ stage: SplitStage) {
        let (mode, modes) = (stage.mode, stage.modes)
        let next =
            pan === edgeRecognizer
            ? stage.arrangement.targetMode
            : modes.leadingColumns(in: mode).first.flatMap { modes.mode(hiding: $0, from: mode) }
        guard let next, let view = stage.splitView else { return }
        stage.tellSwipe(true)
        guard stage.allowsSwipe, stage.mode == mode else { return stage.tellSwipe(false) }
        let columns = modes.leadingColumns(in: pan === edgeRecognizer ? next : mode)
        travel = max(columns.first.map { stage.arrangement.width(of: $0) } ?? view.bounds.width, 1)
        target = next
        transition = stage.beginSwipe(to: next)
        transition?.follow(fraction(of: pan))
        if transition == nil { stage.tellSwipe(false) }
    }

    private func end(_ pan: UIPanGestureRecognizer, _ stage: SplitStage, cancelled: Bool) {
        guard let ended = transition else { return }
        transition = nil
        stage.endSwipe(ended, to: target, cancelled: cancelled)
        stage.tellSwipe(false)
    }

    /// The sign of the direction in which a finger moves on to the target.
    private func direction(of pan: UIPanGestureRecognizer) -> CGFloat {
        (stage?.arrangement.isPrimaryOnLeft == false ? -1 : 1) * (pan === edgeRecognizer ? 1 : -1)
    }

    private func fraction(of pan: UIPanGestureRecognizer) -> CGFloat {
        min(max(pan.translation(in: stage?.splitView).x * direction(of: pan) / travel, 0), 1)
    }

    private func goesOn(_ pan: UIPanGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: stage?.splitView).x * direction(of: pan)
        if abs(velocity) >= SystemMetrics.current.splits.swipeVelocity { return velocity > 0 }
        return fraction(of: pan) > 0.5
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let stage, stage.allowsSwipe, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let travel = pan.translation(in: stage.splitView)
        guard abs(travel.x) > abs(travel.y), travel.x * direction(of: pan) > 0 else { return false }
        if pan === backRecognizer { return SplitModes.isTransient(stage.mode) }
        return stage.modes.leadingColumns(in: stage.arrangement.targetMode).count
            > stage.modes.leadingColumns(in: stage.mode).count
    }
}

/// Recognizes a pan from the primary edge, before scroll views and rows do, but after the swipe of a navigation
/// controller that goes back.
private final class SplitEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let split = (view as? SplitView)?.viewController as? UISplitViewController
        edges = split?.stage.arrangement.isPrimaryOnLeft == false ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}
