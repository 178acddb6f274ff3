import Foundation

/// The gesture recognizer that zooms a scroll view's content. It works together with the pan of the same scroll view,
/// and ends when one of the two fingers is lifted.
@MainActor
final class ScrollPinch: UIPinchGestureRecognizer {
    weak var zoom: ScrollZoom?

    /// Whether two fingers determine the scale.
    var hasTwoFingers: Bool { trackedTouches.filter(\.isDown).count == 2 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isActive = state == .began || state == .changed
        if isActive, !hasTwoFingers { state = .ended } else { super.touchesEnded(touches, with: event) }
    }

    override func callActions() {
        zoom?.pinchChanged()
        super.callActions()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is ScrollPan && other.view === view) && super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !(other is ScrollPan && other.view === view) && super.canBePrevented(by: other)
    }
}
