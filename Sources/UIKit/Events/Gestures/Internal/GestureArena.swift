import Foundation

/// Decides between the gesture recognizers that receive the touches and presses of one window.
///
/// Owned by the window's TouchDispatcher. A recognizer enters with its first touch or press and leaves when it is reset. Only
/// recognizers that share one affect each other: one waits until another fails if it requires that, and the first
/// to recognize its gesture makes the others fail, unless both may recognize simultaneously. The recognizers of the
/// innermost view receive a touch first.
@MainActor
final class GestureArena {
    private var recognizers: [UIGestureRecognizer] = []

    /// Called with the touches that a recognizer has claimed.
    var claim: ([UITouch]) -> Void = { _ in }
    /// Called after a recognizer has changed its state.
    var didDecide: () -> Void = {}

    var isEmpty: Bool { recognizers.isEmpty }

    // MARK: Touches

    func enter(_ touch: UITouch, recognizers entering: [UIGestureRecognizer]) {
        for recognizer in entering where admit(recognizer) {
            recognizer.trackedTouches.append(touch)
            touch.recognizers.append(recognizer)
        }
    }

    func enter(_ press: UIPress, recognizers entering: [UIGestureRecognizer]) {
        for recognizer in entering where admit(recognizer) {
            recognizer.trackedPresses.append(press)
            press.recognizers.append(recognizer)
            let isRunning = recognizer.currentState == .began || recognizer.currentState == .changed
            if isRunning && recognizer.cancelsTouchesInView { press.isClaimed = true }
        }
    }

    /// Returns false for a recognizer whose gesture is over: it accepts nothing new until all that it has is lifted.
    private func admit(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.arena == nil || recognizer.arena === self, !recognizer.currentState.isFinal else {
            return false
        }
        if recognizer.arena == nil {
            recognizer.arena = self
            recognizer.failureNote = nil
            recognizers.append(recognizer)
        }
        return true
    }

    /// Sends the changed touches to the recognizers that track them.
    func send(_ changed: Set<UITouch>, of event: UIEvent) {
        for recognizer in recognizers {
            let touches = changed.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
            guard !touches.isEmpty else { continue }
            recognizer.lastEvent = event
            send(touches, .began, event, to: recognizer, UIGestureRecognizer.touchesBegan)
            send(touches, .moved, event, to: recognizer, UIGestureRecognizer.touchesMoved)
            send(touches, .ended, event, to: recognizer, UIGestureRecognizer.touchesEnded)
            send(touches, .cancelled, event, to: recognizer, UIGestureRecognizer.touchesCancelled)
        }
    }

    private func send(
        _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to recognizer: UIGestureRecognizer,
        _ method: @MainActor (UIGestureRecognizer) -> @MainActor (Set<UITouch>, UIEvent) -> Void
    ) {
        guard !recognizer.currentState.isFinal else { return }
        let matching = touches.filter { $0.currentPhase == phase }
        if !matching.isEmpty { method(recognizer)(matching, event) }
    }

    /// Sends a press that went down or up to the recognizers that track it.
    func send(_ press: UIPress, of event: UIPressesEvent) {
        for recognizer in press.recognizers {
            let isTracking = recognizer.trackedPresses.contains { $0 === press }
            guard isTracking, !recognizer.currentState.isFinal else { continue }
            recognizer.lastEvent = event
            switch press.currentPhase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    // MARK: States

    /// Handles a recognizer's request for a state.
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch (recognizer.currentState, state) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            requestRecognition(of: recognizer, state: state == .ended ? .ended : .began)
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer, because: "it set its state to failed")
        case (.began, .changed), (.changed, .changed):
            enter(.changed, recognizer)
        case (.began, .ended), (.changed, .ended):
            enter(.ended, recognizer)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled, recognizer)
        default:
            return
        }
        didDecide()
    }

    private func requestRecognition(of recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State) {
        recognizer.requestedState = state
        guard !mustWait(recognizer) else { return }
        // The calls to subclasses and delegates may remove or disable the recognizer, which ends its gesture.
        guard mayStillRecognize(recognizer) else { return }
        recognizer.requestedState = nil
        if let other = preventer(of: recognizer) {
            fail(recognizer, because: "\(other.nameInNotes) prevents it, which has begun")
            return
        }
        guard recognizer.shouldBegin() else {
            fail(recognizer, because: "its view or its delegate did not let it begin")
            return
        }
        guard mayStillRecognize(recognizer) else { return }
        recognizer.willRecognize()
        for other in rivals(of: recognizer) where other.currentState == .possible {
            if dependencyExists(from: other, to: recognizer) {
                fail(other, because: "it waited for the failure of \(recognizer.nameInNotes), which has recognized")
            } else if prevents(recognizer, other) {
                fail(other, because: "\(recognizer.nameInNotes) prevents it, which has recognized")
            }
        }
        guard mayStillRecognize(recognizer) else { return }
        if recognizer.cancelsTouchesInView {
            claim(recognizer.trackedTouches)
            for press in recognizer.trackedPresses { press.isClaimed = true }
        }
        enter(state, recognizer)
    }

    private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.currentState = state
        recognizer.callActions()
    }

    private func mayStillRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.currentState == .possible && recognizer.arena === self
    }

    private func fail(_ recognizer: UIGestureRecognizer, because reason: @autoclosure () -> String) {
        guard mayStillRecognize(recognizer) else { return }
        recognizer.note(failure: reason())
        recognizer.requestedState = nil
        recognizer.currentState = .failed
        for waiting in recognizers where waiting.currentState == .possible {
            if let requested = waiting.requestedState { requestRecognition(of: waiting, state: requested) }
        }
    }

    // MARK: Relations

    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizers.filter { $0 !== recognizer && $0.sharesInput(with: recognizer) }
    }

    private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains {
            $0.currentState == .possible && dependencyExists(from: recognizer, to: $0)
        }
    }

    /// Returns whether `waiting` must wait until `other` has failed.
    private func dependencyExists(from waiting: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
        waiting.failureRequirements.contains { $0.recognizer === other }
            || waiting.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: waiting)
            || waiting.delegate(for: GestureRecognizerDelegateMethods.shouldRequireFailure)?.gestureRecognizer(
                waiting, shouldRequireFailureOf: other) == true
            || other.delegate(for: GestureRecognizerDelegateMethods.shouldBeRequiredToFail)?.gestureRecognizer(
                other, shouldBeRequiredToFailBy: waiting) == true
    }

    private func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        rivals(of: recognizer).first {
            ($0.currentState == .began || $0.currentState == .changed) && prevents($0, recognizer)
        }
    }

    private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.canPrevent(other) && other.canBePrevented(by: recognizer) && !maySimultaneously(recognizer, other)
    }

    private func maySimultaneously(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate(for: GestureRecognizerDelegateMethods.shouldRecognizeSimultaneously)?.gestureRecognizer(
            one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate(for: GestureRecognizerDelegateMethods.shouldRecognizeSimultaneously)?.gestureRecognizer(
                other, shouldRecognizeSimultaneouslyWith: one) == true
    }

    // MARK: End of a gesture

    /// Fails the recognizers whose fingers and keys are all lifted and which wait neither for more touches nor for other
    /// recognizers.
    func failIdleRecognizers() {
        for recognizer in recognizers
        where recognizer.currentState == .possible && recognizer.requestedState == nil && !recognizer.awaitsMoreTouches
            && !recognizer.hasInputDown
        {
            fail(recognizer, because: "all fingers and keys were lifted before it recognized")
        }
    }

    func resetFinishedRecognizers() {
        let finished = recognizers.filter { $0.currentState.isFinal && !$0.hasInputDown }
        guard !finished.isEmpty else { return }
        recognizers.removeAll { recognizer in finished.contains { $0 === recognizer } }
        for recognizer in finished { recognizer.startAnew() }
    }
}

extension UIGestureRecognizer.State {
    /// Whether the gesture is over and the recognizer waits for its reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
