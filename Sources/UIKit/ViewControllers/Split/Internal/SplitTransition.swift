/// One change of what a split view shows: the columns move, some come and some leave, with the appearance calls of
/// their controllers.
///
/// A finger can control it; it then returns if it is cancelled.
@MainActor
final class SplitTransition {
    struct Part {
        let column: UISplitViewController.Column
        let controller: UIViewController
    }

    private let view: SplitView
    private let start: SplitLayout
    private let end: SplitLayout
    private let arriving: [Part]
    private let leaving: [Part]
    /// Whether the controllers get appearance calls.
    private let isVisible: Bool
    private weak var container: UIViewController?
    let coordinator: TransitionCoordinator
    private var completion: ((_ cancelled: Bool) -> Void)?
    private var isOver = false

    init(
        in view: SplitView, of controller: UIViewController, to end: SplitLayout, arriving: [Part], leaving: [Part],
        isVisible: Bool, duration: Double, isInteractive: Bool
    ) {
        self.view = view
        start = view.layout ?? end
        self.end = end
        self.arriving = arriving
        self.leaving = leaving
        self.isVisible = isVisible
        container = controller
        coordinator = TransitionCoordinator(
            from: leaving.first?.controller, to: arriving.first?.controller ?? controller, in: view,
            duration: duration, isInteractive: isInteractive)
    }

    /// Makes the calls before the change and adds the views that arrive.
    func begin(completion: @escaping (_ cancelled: Bool) -> Void) {
        self.completion = completion
        let isAnimated = coordinator.isAnimated || coordinator.isInteractive
        if isVisible {
            for part in leaving { part.controller.beginAppearanceTransition(false, animated: isAnimated) }
            for part in arriving { part.controller.beginAppearanceTransition(true, animated: isAnimated) }
        }
        UIView.performWithoutAnimation {
            for part in leaving where arriving.contains(where: { $0.column == part.column }) { remove(part) }
            for part in arriving {
                let column = view.column(part.column)
                if let frame = (start.frames[part.column] ?? end.frames[part.column]) { column.frame = frame }
                guard let child = part.controller.view else { continue }
                child.frame = column.content.bounds
                child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                column.content.addSubview(child)
            }
            if isAnimated { view.layoutIfNeeded() }
        }
    }

    /// Moves the columns and ends.
    func run() {
        guard coordinator.isAnimated else {
            view.show(end)
            coordinator.runAlongside()
            return finish()
        }
        UIView.animate(
            withDuration: coordinator.transitionDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.view.show(self.end)
            self.view.layoutIfNeeded()
            self.coordinator.runAlongside()
        } completion: { _ in
            self.finish()
        }
    }

    /// The part of the way that a finger has moved the columns, 0...1.
    func follow(_ fraction: CGFloat) {
        guard !isOver else { return }
        coordinator.percentComplete = fraction
        view.show(start.moved(towards: end, by: fraction))
    }

    /// Called when the finger is lifted. The columns move to the end, or back.
    func endInteraction(cancelled: Bool) {
        guard !isOver else { return }
        coordinator.endInteraction(cancelled: cancelled)
        if cancelled, isVisible {
            for part in arriving { part.controller.beginAppearanceTransition(false, animated: true) }
            for part in leaving { part.controller.beginAppearanceTransition(true, animated: true) }
        }
        let splits = SystemMetrics.current.splits
        UIView.animate(
            withDuration: splits.transitionDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.view.show(cancelled ? self.start : self.end)
            self.view.layoutIfNeeded()
            if !cancelled { self.coordinator.runAlongside() }
        } completion: { _ in
            self.finish(cancelled: cancelled)
        }
    }

    /// Ends at once, because something else is shown.
    func finishNow() {
        guard !isOver else { return }
        view.show(end)
        finish()
    }

    private func finish(cancelled: Bool = false) {
        guard !isOver else { return }
        isOver = true
        UIView.performWithoutAnimation {
            for part in cancelled ? arriving : leaving { remove(part) }
        }
        let end = completion
        completion = nil
        if isVisible {
            for part in leaving { part.controller.endAppearanceTransition() }
            // While the split view controller itself is appearing, its columns finish appearing together with it.
            if cancelled || container?.appearance.phase != .appearing {
                for part in arriving { part.controller.endAppearanceTransition() }
            }
        }
        end?(cancelled)
        coordinator.finish(cancelled: cancelled)
    }

    /// Removes a controller's view, unless it is somewhere else by now.
    private func remove(_ part: Part) {
        guard let child = part.controller.viewIfLoaded,
            child.superview === view.column(part.column).content
        else { return }
        child.removeFromSuperview()
    }
}
