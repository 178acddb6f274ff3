import Foundation

/// Finds the scroll view for a step of the wheel: the innermost one under the pointer that can still move in the
/// direction.
///
/// Each window's TouchDispatcher owns one.
@MainActor
final class WheelScrolling {
    func scroll(_ event: WheelScrollEvent) {
        if event.modifierFlags.contains(.control), zoom(event) { return }
        var delta = event.delta
        // A wheel has one axis; the shift key makes it the horizontal one.
        if event.modifierFlags.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        guard delta != .zero, let hit = event.window.hitTest(event.location, with: event) else { return }
        for view in sequence(first: hit, next: \.superview) {
            for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] where pan.scroll(event) {
                return
            }
            guard let candidate = view as? UIScrollView, !candidate.isTracking,
                candidate.panGestureRecognizer.allowedScrollTypesMask.contains(event.scrollType)
            else { continue }
            let step = candidate.vector(fromWindow: delta)
            let axis = ScrollAxis(along: step)
            if candidate.isScrollEnabled, candidate.canMove(axis, forward: step[keyPath: axis.ofPoint] < 0) {
                let session = candidate.wheelSession ?? WheelSession.begin(on: candidate)
                return session.move(by: CGPoint(x: -step.x, y: -step.y), smoothly: !event.isPrecise)
            }
            if axis == .horizontal, candidate.takesSidewaysWheel(event, by: step.x) { return }
        }
    }

    /// The natural logarithm of the factor by which a wheel zooms for each point. A notch of 60 points makes a quarter.
    private static let zoomPerPoint: CGFloat = 0.0037  // unverified: a habit of desktops

    /// Zooms, with the control key, the innermost scroll view under the pointer that can zoom. Returns false if there
    /// is none.
    private func zoom(_ event: WheelScrollEvent) -> Bool {
        guard event.delta.y != 0, let hit = event.window.hitTest(event.location, with: event) else { return false }
        for scrollView in hit.enclosingScrollViews where scrollView.canZoom && scrollView.zoomedView != nil {
            let point = scrollView.convert(event.location, from: event.window)
            let corner = scrollView.bounds.origin
            scrollView.zoomOnDemand.turn(
                by: exp(event.delta.y * Self.zoomPerPoint), at: CGPoint(x: point.x - corner.x, y: point.y - corner.y))
            return true
        }
        return false
    }
}
