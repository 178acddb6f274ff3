import Foundation

/// The gesture that lifts the items of a drag interaction and moves them: a finger that rests and then moves, or a pointer
/// that moves with its button down. It fails if there are no items at its location.
@MainActor
final class DragLift: UIGestureRecognizer {
    /// Called with the location in the view when items would be lifted; returns whether there are any.
    private let prepare: @MainActor (CGPoint) -> Bool
    /// Whether other gestures may be recognized while the finger has not moved the lifted items.
    var allowsOthers = false

    private var start: CGPoint?
    private var press: DelayedCall?

    init(prepare: @escaping @MainActor (CGPoint) -> Bool) {
        self.prepare = prepare
        super.init(target: nil, action: nil)
    }

    /// Where the finger is, in the coordinates of the host's window.
    private(set) var hostLocation = CGPoint.zero
    private(set) var isPointer = false

    override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        if (touch.touchedView as? UIControl)?.takesAtOnce(touch) == true { return false }
        guard touch.touchedWindow?.windowScene?.drag == nil else { return false }
        return super.accepts(touch, of: event)
    }

    override func shouldBegin() -> Bool {
        super.shouldBegin() && prepare(location(in: view))
    }

    // Long presses, which open menus, are recognized beside a lift, as in UIKit.

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is UILongPressGestureRecognizer) && !allowsOthers
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is UILongPressGestureRecognizer) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.filter(\.isDown).count == 1, let touch = touches.first else {
            if state == .possible { state = .failed }
            return
        }
        isPointer = touch.type == .indirectPointer
        note(touch)
        start = hostLocation
        guard !isPointer else { return }
        press = DelayedCall(after: SystemMetrics.current.dragging.pressDuration) { [weak self] in
            guard let self, state == .possible else { return }
            state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouches.first, touches.contains(touch) else { return }
        note(touch)
        if state == .began || state == .changed {
            state = .changed
        } else if isPointer {
            if travel >= SystemMetrics.current.dragging.pointerDistance {
                state = .began
                if state == .began { state = .changed }
            }
        } else if travel > SystemMetrics.current.dragging.fingerDistance {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouches.first, touches.contains(touch) else { return }
        note(touch)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouches.first, touches.contains(touch) else { return }
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        press?.cancel()
        press = nil
        start = nil
    }

    /// How far the finger is from where it came down.
    var travel: CGFloat {
        start.map { hypot(hostLocation.x - $0.x, hostLocation.y - $0.y) } ?? 0
    }

    private func note(_ touch: UITouch) {
        hostLocation = touch.touchedWindow?.convert(touch.windowLocation, to: nil as UIWindow?) ?? touch.windowLocation
    }
}

/// A tap that adds items to the drag under way. It fails if there are none at its location.
@MainActor
final class DragAddition: UITapGestureRecognizer {
    /// Called with the location in the view; returns whether there are items to add.
    private let prepare: @MainActor (CGPoint) -> Bool

    init(prepare: @escaping @MainActor (CGPoint) -> Bool) {
        self.prepare = prepare
        super.init(target: nil, action: nil)
    }

    override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        !RunningDrag.all.isEmpty && super.accepts(touch, of: event)
    }

    override func shouldBegin() -> Bool {
        super.shouldBegin() && prepare(location(in: view))
    }
}
