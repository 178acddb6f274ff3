import Foundation

/// Drags a scroll indicator with a mouse or a touchpad. It begins when the button goes down on an indicator that is
/// shown, and then no view and no other recognizer gets the touch. A control that takes its touches at once, such as a
/// section index, comes first.
@MainActor
final class IndicatorDrag: UIGestureRecognizer {
    private weak var indicators: ScrollIndicators?
    private var axis = ScrollAxis.vertical
    /// The session that moves the content, while the button is down.
    private weak var session: WheelSession?

    init(_ indicators: ScrollIndicators) {
        self.indicators = indicators
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        super.accepts(touch, of: event) && indicators?.axis(at: touch.location(in: view)) != nil
            && (touch.view as? UIControl)?.takesAtOnce(touch) != true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard session == nil, let touch = touches.first, let scrollView = view as? UIScrollView,
            let axis = indicators?.axis(at: touch.location(in: scrollView))
        else {
            state = .failed
            return
        }
        state = .began
        guard state == .began, scrollView.window != nil else { return }
        scrollView.wheelSession?.finish()
        let new = WheelSession.begin(on: scrollView)
        new.isHeld = true
        self.axis = axis
        session = new
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let view, let indicators else { return }
        let key = axis.ofPoint
        let (now, before) = (touch.windowLocation, touch.previousWindowLocation)
        let distance = view.vector(fromWindow: CGPoint(x: now.x - before.x, y: now.y - before.y))
        var delta = CGPoint.zero
        delta[keyPath: key] = distance[keyPath: key] * indicators.contentPerPoint(axis)
        state = .changed
        session?.move(by: delta, smoothly: false)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        super.reset()
        session?.release()
        session = nil
    }
}
