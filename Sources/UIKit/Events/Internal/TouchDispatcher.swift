import Foundation

/// Delivers the events of one window. Touches go to the gesture recognizers first, then to the view that was hit.
///
/// Each window owns one. A touch belongs to the view that was hit when it began, wherever the finger moves. The
/// recognizers of that view and its ancestors receive it first. Touches that they claim are cancelled in the view;
/// touches that they have not decided about may be delayed (`delaysTouchesBegan`, `delaysTouchesEnded`).
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    private let arena = GestureArena()
    private let wheel = WheelScrolling()
    /// Nil until a pointer has hovered over the window.
    private var madeHover: PointerHover?
    /// Nil until a key has been pressed.
    private var presses: PressDelivery?
    private lazy var automaticScrolling = AutomaticScrolling(window: window)
    private var deliveries: [TouchDelivery] = []
    private var currentEvent: UIEvent?
    private var isDispatching = false
    /// Whether a recognizer has decided since the last calls to the views.
    private var needsSettling = false

    init(window: UIWindow) {
        self.window = window
        // Weak, because an action may close the window, and with it release the dispatcher, during a decision.
        arena.claim = { [weak self] touches in self?.claim(touches) }
        arena.didDecide = { [weak self] in
            guard let self else { return }
            needsSettling = true
            if !isDispatching { settle() }
        }
    }

    var hover: PointerHover {
        if let madeHover { return madeHover }
        let made = PointerHover(window: window)
        madeHover = made
        return made
    }

    func dispatch(_ event: UIEvent) {
        // Calls that were due before the event must run before it.
        DelayedCall.runDue(at: event.timestamp)
        if event.type != .hover { madeHover?.interrupt() }
        switch event {
        case let event as WheelScrollEvent: wheel.scroll(event)
        case let event as HoverEvent: hover.move(event)
        case let event as SecondaryClickEvent: event.perform()
        case let event as MiddleButtonEvent: automaticScrolling.handle(event)
        case let event as UIPressesEvent: dispatchPresses(event)
        case let event as MotionEvent: event.deliver()
        default: dispatchTouches(event)
        }
    }

    /// Returns whether the touch's view has received the touch and is not finished with it.
    func viewHasBegun(_ touch: UITouch) -> Bool {
        deliveries.contains { $0.touch === touch && $0.viewState == .begun }
    }

    // MARK: Touches

    private func dispatchTouches(_ event: UIEvent) {
        let changed = event.touches.filter { $0.touchedWindow === window && $0.currentPhase != .stationary }
        guard !changed.isEmpty else { return }
        isDispatching = true
        currentEvent = event
        for touch in changed where touch.currentPhase == .began { begin(touch, in: event) }
        for delivery in deliveries where delivery.touch.currentPhase == .moved { delivery.hasMoved = true }
        arena.send(changed, of: event)
        settle()
    }

    private func dispatchPresses(_ event: UIPressesEvent) {
        isDispatching = true
        let presses = presses ?? PressDelivery(window: window, arena: arena)
        self.presses = presses
        presses.receive(event)
        settle()
    }

    private func begin(_ touch: UITouch, in event: UIEvent) {
        guard var view = touch.touchedView ?? window.hitTest(touch.windowLocation, with: event) else { return }
        var isForView = true
        // A touch that stops a moving scroll view is not delivered to the content below.
        if let moving = view.enclosingScrollViews.last(where: \.stopsOnTouch) {
            view = moving
            isForView = false
        }
        touch.touchedView = view
        arena.enter(touch, recognizers: recognizers(for: touch, from: view, event: event))
        deliveries.append(TouchDelivery(touch, isForView: isForView && acceptsTouch(touch, in: view)))
    }

    private func recognizers(for touch: UITouch, from view: UIView, event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var next: UIView? = view
        while let view = next {
            view.willOfferTouch()
            for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, of: event) {
                found.append(recognizer)
            }
            next = view.superview
        }
        return found
    }

    /// Applies `isMultipleTouchEnabled` and `isExclusiveTouch`, which keep a touch from views but not from recognizers.
    private func acceptsTouch(_ touch: UITouch, in view: UIView) -> Bool {
        for other in deliveries where other.touch.isDown && other.viewState != .finished {
            let otherView = other.touch.touchedView
            if otherView === view, !view.isMultipleTouchEnabled { return false }
            if otherView !== view, view.isExclusiveTouch || otherView?.isExclusiveTouch == true { return false }
        }
        return true
    }

    private func claim(_ touches: [UITouch]) {
        for delivery in deliveries where touches.contains(where: { $0 === delivery.touch }) {
            delivery.isClaimed = true
        }
    }

    /// Calls the views for touches that the recognizers do not delay, and resets finished recognizers.
    private func settle() {
        isDispatching = true
        repeat {
            needsSettling = false
            arena.failIdleRecognizers()
            presses?.settle()
            if let event = currentEvent { deliver(event) }
            arena.resetFinishedRecognizers()
            deliveries.removeAll { !$0.touch.isDown && $0.viewState == .finished }
        } while needsSettling
        isDispatching = false
        if deliveries.isEmpty && arena.isEmpty { currentEvent = nil }
    }

    private func deliver(_ event: UIEvent) {
        cancelClaimed(event)
        deliverBegan(event)
        deliverMoved(event)
        deliverEnded(event)
    }

    private func cancelClaimed(_ event: UIEvent) {
        let cancelled = deliveries.filter { $0.isCancelled && $0.viewState != .finished }
        let begun = cancelled.filter { $0.viewState == .begun }
        for delivery in cancelled { delivery.viewState = .finished }
        send(.cancelled, begun, event)
    }

    private func deliverBegan(_ event: UIEvent) {
        let due = deliveries.filter { $0.viewState == .waiting && !$0.beganIsHeld }
        for delivery in due { delivery.viewState = .finished }
        let allowed = due.filter { $0.touch.touchedView?.scrollViewAllows($0.touch, event) ?? false }
        for delivery in allowed {
            delivery.viewState = .begun
            // Earlier movements are part of the location at which the touch begins.
            delivery.hasMoved = false
        }
        send(.began, allowed, event)
    }

    private func deliverMoved(_ event: UIEvent) {
        let due = deliveries.filter { $0.viewState == .begun && $0.hasMoved && $0.touch.isDown }
        for delivery in due { delivery.hasMoved = false }
        send(.moved, due, event)
    }

    private func deliverEnded(_ event: UIEvent) {
        let due = deliveries.filter {
            $0.viewState == .begun && $0.touch.currentPhase == .ended && !$0.endIsHeld && !$0.isCancelled
        }
        for delivery in due { delivery.viewState = .finished }
        send(.ended, due, event)
    }

    /// Calls each view once. During the call the phase of the touches is `phase`, so that a delayed beginning looks
    /// like a beginning.
    private func send(_ phase: UITouch.Phase, _ due: [TouchDelivery], _ event: UIEvent) {
        var rest = due.map(\.touch)
        while let view = rest.first?.touchedView {
            let touches = rest.filter { $0.touchedView === view }
            rest.removeAll { $0.touchedView === view }
            let phases = touches.map(\.currentPhase)
            for touch in touches { touch.currentPhase = phase }
            switch phase {
            case .began: view.touchesBegan(Set(touches), with: event)
            case .moved: view.touchesMoved(Set(touches), with: event)
            case .ended: view.touchesEnded(Set(touches), with: event)
            default: view.touchesCancelled(Set(touches), with: event)
            }
            for (touch, phase) in zip(touches, phases) { touch.currentPhase = phase }
        }
    }
}
