import Foundation

/// The gesture recognizer that drags a scroll view's content. It is connected to the scroll view by ScrollTracking.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
    weak var tracking: ScrollTracking?

    /// Whether a finger is on the content, dragging it or not.
    var isTracking: Bool {
        !currentState.isFinal && trackedTouches.contains(where: \.isDown)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        tracking?.touchDown()
    }

    override func callActions() {
        tracking?.panChanged()
        super.callActions()
    }

    override func reset() {
        super.reset()
        tracking?.touchesAreOver()
    }
}

/// Delays touches to the content until it is clear that they are no drag: for 0.15 s, or until the touch ends.
///
/// It never recognises a gesture; while it is undecided, `delaysTouchesBegan` holds the touches back.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    /// In seconds, as a reimplementation reports of UIKit (docs/APP_FEEL.md of Vercantez/openuikit).
    private static let delay = 0.15

    private var timer: DelayedCall?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !handOn(touches), timer == nil else { return }
        timer = DelayedCall(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        _ = handOn(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    /// Passes the touches on at once if a control asks for that. Returns whether it did.
    private func handOn(_ touches: Set<UITouch>) -> Bool {
        guard touches.contains(where: { ($0.view as? UIControl)?.takesAtOnce($0) == true }) else { return false }
        state = .failed
        return true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
