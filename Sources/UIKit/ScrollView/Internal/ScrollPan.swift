import Foundation

/// The gesture recognizer that drags a scroll view's content. It is connected to the scroll view by ScrollTracking.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
    weak var tracking: ScrollTracking?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedScrollTypesMask = .all
    }

    /// Whether a finger is on the content, dragging it or not.
    var isTracking: Bool {
        !currentState.isFinal && trackedTouches.contains(where: \.isDown)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        tracking?.touchDown()
    }

    override func callActions() {
        if wheelTravel == nil { tracking?.panChanged() }
        super.callActions()
    }

    // MARK: A wheel

    /// False: WheelScrolling moves the content.
    override func scroll(_ event: WheelScrollEvent) -> Bool { false }

    /// The movement by a wheel or a touchpad, while it scrolls; nil while fingers do. As on iPadOS the recognizer then
    /// reports a pan (unverified in detail): its state, translation and actions, but no location and no velocity. In
    /// the window's coordinates.
    private var wheelTravel: CGPoint?

    func wheelBegan() {
        guard arena == nil, currentState == .possible else { return }
        wheelTravel = .zero
        currentState = .began
        callActions()
    }

    /// - Parameter delta: in the scroll view's coordinates.
    func wheelMoved(by delta: CGPoint) {
        guard let travel = wheelTravel else { return }
        let delta = view?.vector(toWindow: delta) ?? delta
        wheelTravel = CGPoint(x: travel.x + delta.x, y: travel.y + delta.y)
        currentState = .changed
        callActions()
    }

    func wheelEnded() {
        guard wheelTravel != nil else { return }
        currentState = .ended
        callActions()
        wheelTravel = nil
        currentState = .possible
    }

    override func translation(in view: UIView?) -> CGPoint {
        guard let wheelTravel else { return super.translation(in: view) }
        return view?.vector(fromWindow: wheelTravel) ?? wheelTravel
    }

    override func velocity(in view: UIView?) -> CGPoint { wheelTravel == nil ? super.velocity(in: view) : .zero }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is ScrollPinch && other.view === view) && super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !(other is ScrollPinch && other.view === view) && super.canBePrevented(by: other)
    }

    override func reset() {
        super.reset()
        tracking?.touchesAreOver()
    }
}

/// Delays touches to the content until it is clear that they are no drag: for 0.15 s, or until the touch ends.
///
/// It never recognizes a gesture; while it is undecided, `delaysTouchesBegan` holds the touches back.
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
