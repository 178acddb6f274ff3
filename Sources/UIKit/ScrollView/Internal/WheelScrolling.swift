import Foundation

/// Finds the scroll view for a step of the wheel: the innermost one under the pointer that can still move in the
/// direction.
///
/// Each window's TouchDispatcher owns one.
@MainActor
final class WheelScrolling {
    func scroll(_ event: WheelScrollEvent) {
        var delta = event.delta
        // A wheel has one axis; the shift key makes it the horizontal one.
        if event.modifierFlags.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        guard delta != .zero, let hit = event.window.hitTest(event.location, with: event) else { return }
        let axis: ScrollAxis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        let forward = delta[keyPath: axis.ofPoint] < 0
        let scrollView = hit.enclosingScrollViews.first {
            $0.isScrollEnabled && !$0.isTracking && $0.canMove(axis, forward: forward)
        }
        guard let scrollView else { return }
        let session = scrollView.wheelSession ?? WheelSession.begin(on: scrollView)
        session.move(by: CGPoint(x: -delta.x, y: -delta.y), smoothly: !event.isPrecise)
    }
}
