import Foundation

/// Recognizes one or more taps with one or more fingers. The action is called once, with ``UIGestureRecognizer/state``
/// `.ended`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    override var recognizesTaps: Bool { true }

    /// The number of taps; the default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers of each tap; the default is 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointing device of which one has to be down in the tap; the default is the primary one, as which
    /// a finger counts.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        let isTaken = event.buttonMask.isEmpty || !event.buttonMask.isDisjoint(with: buttonMaskRequired)
        return isTaken && super.accepts(touch, of: event)
    }

    /// Recognizes a click with the secondary button, if that is required. Returns false if it is not recognized.
    final func recognizeClick(_ event: SecondaryClickEvent, at location: CGPoint) -> Bool {
        guard isEnabled, arena == nil, buttonMaskRequired.contains(.secondary), numberOfTapsRequired == 1,
            allowedTouchTypes.contains(where: { $0.intValue == UITouch.TouchType.indirectPointer.rawValue }),
            accepts(event), shouldBegin()
        else { return false }
        lastEvent = event
        noteLocation(location)
        state = .ended
        startAnew()
        return true
    }

    private static let maximumPressDuration = 0.75  // unverified
    private static let maximumInterval = 0.35  // unverified
    /// How far a finger may move in a tap, in points.
    static let allowedMovement: CGFloat = 45  // unverified

    private var tapsDone = 0
    private var fingersSeen = 0
    private var startLocations: [ObjectIdentifier: CGPoint] = [:]
    private var deadline: DelayedCall?

    override var awaitsMoreTouches: Bool { tapsDone > 0 && tapsDone < numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersSeen += touches.count
        for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
        guard fingersSeen <= numberOfTouchesRequired else {
            fail(because: "more than \(numberOfTouchesRequired) fingers came down")
            return
        }
        failLater(after: Self.maximumPressDuration, because: "the finger stayed down")
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
            let moved = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
            if moved > Self.allowedMovement {
                fail(because: "a finger moved more than \(Self.allowedMovement.shortDescription) points")
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        guard fingersSeen == numberOfTouchesRequired else {
            fail(because: "\(fingersSeen) of \(numberOfTouchesRequired) fingers came down")
            return
        }
        tapsDone += 1
        if tapsDone == numberOfTapsRequired {
            deadline?.cancel()
            state = .ended
        } else {
            fingersSeen = 0
            startLocations.removeAll()
            failLater(after: Self.maximumInterval, because: "the next tap did not come")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the touches were cancelled")
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        tapsDone = 0
        fingersSeen = 0
        startLocations.removeAll()
    }

    /// Returns false for recognizers that require more taps: a single tap does not prevent a double tap.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func failLater(after delay: Double, because reason: String) {
        deadline?.cancel()
        deadline = DelayedCall(after: delay) { [weak self] in
            guard let self, state == .possible, requestedState == nil else { return }
            fail(because: "\(reason) for \(CGFloat(delay).shortDescription) seconds")
        }
    }
}
