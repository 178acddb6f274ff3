/// The state machine of one property animator. Owned by the animator, which is retained while the animation runs.
@MainActor
final class AnimatorRun {
    let timeline: AnimatorTimeline
    // Sound: the animator owns this object.
    unowned(unsafe) var owner: UIViewPropertyAnimator!
    private(set) var state = UIViewAnimatingState.inactive
    private(set) var isReversed = false
    private(set) var delay: TimeInterval = 0
    /// Whether releasing the animator while it is paused or stopped is an error. False for UIKit's own animators, which
    /// end with the controller whose transition they animate.
    var mustBeEnded = true
    var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// The closures added before the start.
    private var closures: [(body: () -> Void, delayFactor: CGFloat)] = []
    /// The delayed call at the end of the segment, which retains the animator.
    private var arrival: DelayedCall?

    init(timing: AnimatorTiming) {
        timeline = AnimatorTimeline(timing: timing)
    }

    var fraction: CGFloat {
        guard state != .inactive else { return 0 }
        let fraction = min(max(timeline.fraction, 0), 1)
        return isReversed ? 1 - fraction : fraction
    }

    // MARK: Closures

    func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active { run(body, delayFactor: delayFactor) } else { closures.append((body, delayFactor)) }
    }

    private func run(_ body: () -> Void, delayFactor: CGFloat) {
        let present = timeline.present
        let track = AnimatorTrack(
            in: timeline, start: present + Double(min(max(delayFactor, 0), 1)) * (1 - present),
            blocksInteraction: !owner.isUserInteractionEnabled,
            hitsMovingViews: owner.isUserInteractionEnabled && !owner.isManualHitTestingEnabled)
        timeline.add(track)
        AnimationBlock.run(
            duration: timeline.timing.duration, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions], track: track,
            animations: body, completion: nil)
    }

    /// Changes from inactive to active, paused at the beginning.
    private func begin() {
        guard state == .inactive else { return }
        change(to: .active)
        timeline.stand(at: 0)
        let waiting = closures
        closures = []
        for (body, factor) in waiting { run(body, delayFactor: factor) }
        timeline.stand(at: isReversed ? 1 : 0)
    }

    // MARK: Running

    func start(delay: TimeInterval) {
        guard delay >= 0 else {
            return Trestle.raise(.invalidArgumentException, "The delay should be greater than or equal to zero.")
        }
        guard state != .stopped else { return complain("\(described) is already stopped!", AnimatorRun.stoppedHint) }
        if state == .active, delay > 0 { return complain("A paused \(described) cannot be started with a delay!") }
        guard !timeline.isMoving else { return }
        self.delay = delay
        begin()
        go(nil, durationFactor: 0, delay: delay)
    }

    func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard mayInterrupt("continued or reversed") else { return }
        guard state == .active else { return }
        let wanted = timeline.timing.duration * Double(durationFactor)
        halt()
        go(
            parameters.map { AnimatorTiming($0, duration: wanted > 0 ? wanted : timeline.timing.duration) },
            durationFactor: Double(durationFactor), delay: 0)
    }

    private func go(_ timing: AnimatorTiming?, durationFactor: Double, delay: TimeInterval) {
        owner.changing("running") {
            timeline.run(reversed: isReversed, timing: timing, durationFactor: durationFactor, delay: delay)
        }
        timeline.placesDidChange()
        guard let segment = timeline.segment else { return }
        let isEmpty = !AnimationBlock.animationsEnabled
        arrival = DelayedCall(after: isEmpty ? 0 : segment.end - CACurrentMediaTime()) { [owner = owner!] in
            withExtendedLifetime(owner) { self.arrive() }
        }
    }

    private func arrive() {
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        guard owner.pausesOnCompletion else { return conclude(at: position) }
        halt()
        // The sum of frame times does not reach the end exactly.
        timeline.stand(at: isReversed ? 0 : 1)
    }

    private func halt() {
        guard timeline.isMoving else { return }
        arrival?.cancel()
        arrival = nil
        owner.changing("running") { timeline.halt() }
        timeline.placesDidChange()
    }

    // MARK: Interrupting

    func pause() {
        guard mayInterrupt("paused") else { return }
        guard state != .stopped else { return complain("\(described) is already stopped!", AnimatorRun.stoppedHint) }
        begin()
        halt()
    }

    func scrub(to fraction: CGFloat) {
        guard mayInterrupt("paused") else { return }
        guard state != .stopped else { return complain("\(described) is already stopped!", AnimatorRun.stoppedHint) }
        begin()
        halt()
        let fraction = Double(min(max(fraction, 0), 1))
        owner.changing("fractionComplete") { timeline.stand(at: isReversed ? 1 - fraction : fraction) }
        timeline.placesDidChange()
    }

    func setReversed(_ reversed: Bool) {
        guard reversed != isReversed else { return }
        guard state != .active || mayInterrupt("continued or reversed") else { return }
        let wasMoving = timeline.isMoving
        halt()
        owner.changing("reversed") { isReversed = reversed }
        if wasMoving { go(nil, durationFactor: 0, delay: 0) }
    }

    // MARK: Ending

    func stop(withoutFinishing: Bool) {
        guard mayInterrupt("stopped") else { return }
        guard state == .active else { return complain("\(described) is already stopped!") }
        halt()
        UIView.performWithoutAnimation { for track in timeline.tracks { track.takeShownValues() } }
        timeline.removeAnimations()
        if withoutFinishing {
            completions = []
            _ = timeline.reset()
            change(to: .inactive)
        } else {
            change(to: .stopped)
        }
    }

    func finish(at position: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return complain("finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        if position == .end {
            UIView.performWithoutAnimation { for track in timeline.tracks { track.completeValues() } }
        }
        conclude(at: position)
    }

    private func conclude(at position: UIViewAnimatingPosition) {
        arrival = nil
        if position == .start {
            UIView.performWithoutAnimation { for track in timeline.tracks.reversed() { track.restoreValues() } }
        }
        let called = completions
        completions = []
        var nested: [(Bool) -> Void] = []
        owner.changing("running") { nested = timeline.reset().flatMap(\.nestedCompletions) }
        change(to: .inactive)
        for completion in nested { completion(position == .end) }
        for completion in called { completion(position) }
    }

    private func change(to new: UIViewAnimatingState) {
        owner.changing("state") { state = new }
    }

    // MARK: Errors

    private static let stoppedHint = "Call finishAnimation(at:) first; stopAnimation(true) makes it inactive at once."

    private var described: String { "animator \(owner.description)" }

    private func complain(_ reason: String, _ hint: String? = nil) {
        Trestle.raise(.internalInconsistencyException, reason, hint: hint)
    }

    private func mayInterrupt(_ verb: String) -> Bool {
        if state != .active || owner.isInterruptible { return true }
        complain("An \(described) that is not interruptible cannot be \(verb)!")
        return false
    }

    func refuseInterruptibility() {
        Trestle.raise(
            .genericException,
            "It is not allowed to set the interruptible property of an active animator (\(owner.description))")
    }

    /// Called when the animator is deallocated. A running one is not, since its delayed call retains it.
    func ownerGoes() {
        guard state != .inactive else { return }
        guard mustBeEnded else {
            _ = timeline.reset()
            return
        }
        complain(
            "It is an error to release a paused or stopped property animator. "
                + "Property animators must either finish animating or be explicitly stopped and finished before "
                + "they can be released.")
        _ = timeline.reset()
    }
}
