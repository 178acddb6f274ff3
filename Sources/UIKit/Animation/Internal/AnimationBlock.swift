/// One `UIView.animate` block: the common settings of its animations, and its completion.
///
/// While the block's closure runs it is the innermost entry of `AnimationBlock.running`, and views ask it for the
/// action of a property change. It is the delegate of its animations, counts them, and calls the completion when the
/// last one has ended or been interrupted.
@MainActor
final class AnimationBlock: NSObject, CAAnimationDelegate {
    @exclusivity(unchecked) static var running: [AnimationBlock?] = []
    @exclusivity(unchecked) static var animationsEnabled = true
    /// The shared result for "no animation", since properties change thousands of times per second.
    static let noAction = NSNull()

    let duration: TimeInterval
    let delay: TimeInterval
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    var repeatCount: Float
    var autoreverses: Bool
    /// Collects the changes while the closure of a keyframe animation runs; nil for other blocks.
    let keyframes: KeyframeTracks?
    /// The track of the property animator's closure that runs as this block or contains it; nil for other blocks.
    let track: AnimatorTrack?

    private var completion: ((Bool) -> Void)?
    /// What views do when the block ends, before its completion.
    private var endings: [() -> Void] = []
    private var pending = 0
    private var allFinished = true
    private var isClosed = false
    private var blockedViews: [UIView] = []
    /// The animations of views that were in no window when they began.
    private var unseen: [(layer: CALayer, key: String, animation: CAAnimation)] = []
    /// The views that the block changed, for the `layoutSubviews` option.
    private var changedViews: [UIView] = []

    /// The innermost block; nil inside `performWithoutAnimation`.
    static var current: AnimationBlock? { running.last ?? nil }

    /// - Parameter spring: replaces the curve of the options and `duration`.
    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SpringTiming? = nil,
        keyframes: KeyframeTracks? = nil, track: AnimatorTrack? = nil, completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationBlock.current
        var options = options
        if let outer, !options.contains(.overrideInheritedOptions) {
            options.formUnion(
                outer.options.intersection([
                    .allowUserInteraction, .beginFromCurrentState, .layoutSubviews, .repeat, .autoreverse,
                ]))
        }
        let ownDuration = spring?.duration ?? duration
        self.duration = outer != nil && !options.contains(.overrideInheritedDuration) ? outer!.duration : ownDuration
        let ownTiming = spring.map { AnimationTiming.spring($0) } ?? .curve(options.curve.timingFunction)
        timing = outer != nil && !options.contains(.overrideInheritedCurve) ? outer!.timing : ownTiming
        self.delay = delay
        self.options = options
        self.keyframes = keyframes
        self.track = track ?? (options.contains(.overrideInheritedDuration) ? nil : outer?.track)
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
    }

    static func run(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SpringTiming? = nil,
        keyframes: KeyframeTracks? = nil, track: AnimatorTrack? = nil, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard animationsEnabled else {
            animations()
            completion?(true)
            return
        }
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, spring: spring, keyframes: keyframes,
            track: track, completion: completion)
        running.append(block)
        animations()
        if options.contains(.layoutSubviews) {
            for view in block.changedViews { view.layoutIfNeeded() }
        }
        running.removeLast()
        block.close()
    }

    /// Ends the block if it has no animations; the completion is then called in the next turn of the run loop.
    func close() {
        isClosed = true
        keyframes?.start(in: self)
        guard pending == 0 else {
            if !unseen.isEmpty { _ = DelayedCall(after: 0) { self.endUnseen() } }
            return
        }
        if let track {
            if let completion { track.nestedCompletions.append(completion) }
            return
        }
        _ = DelayedCall(after: 0) { self.finish() }
    }

    /// Ends the animations of views that are in no window at the end of the turn, as if they were over. Inferred from
    /// suites of public libraries that wait for a completion no longer than its animation takes; unverified in detail.
    private func endUnseen() {
        for (layer, key, animation) in unseen
        where (layer.delegate as? UIView)?.window == nil && layer.animation(forKey: key) === animation {
            animation.delegate = nil
            layer.removeAnimation(forKey: key)
            pending -= 1
        }
        unseen = []
        if pending == 0 { finish() }
    }

    private func finish() {
        for view in blockedViews { view.interactionBlocks -= 1 }
        blockedViews = []
        let (callback, endings) = (completion, endings)
        completion = nil
        self.endings = []
        for ending in endings { ending() }
        callback?(allFinished)
    }

    /// Calls the closure when the present block ends, before its completion. Returns false without calling it if changes
    /// are not animated, or belong to a property animator, whose end is its client's.
    static func whenCurrentEnds(_ ending: @escaping () -> Void) -> Bool {
        guard animationsEnabled, let block = current, block.track == nil, block.duration > 0 else { return false }
        block.endings.append(ending)
        return true
    }

    // MARK: Actions

    static func action(for view: UIView, key: String) -> (any CAAction)? {
        guard animationsEnabled, let block = current,
            block.duration > 0 || block.delay > 0 || block.track != nil
        else { return nil }
        return block.makeAction(for: view, key: key)
    }

    private func makeAction(for view: UIView, key: String) -> (any CAAction)? {
        guard let property = ViewAnimatableProperty(rawValue: key) else { return nil }
        track?.willChange(property, of: view.layer)
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
        return ViewPropertyAction(block: self, layer: view.layer, property: property)
    }

    /// Applies the block's timing to an animation and adds it to the layer.
    func start(_ animation: CAPropertyAnimation, on layer: CALayer, key: String) {
        if let track { return track.start(animation, on: layer, key: key) }
        animation.duration = duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.preferredFrameRateRange = options.frameRateRange
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        animation.delegate = self
        pending += 1
        if !options.contains(.allowUserInteraction), let view = layer.delegate as? UIView,
            !blockedViews.contains(where: { $0 === view })
        {
            view.interactionBlocks += 1
            blockedViews.append(view)
        }
        layer.add(animation, forKey: key)
        if let view = layer.delegate as? UIView, view.window == nil, let running = layer.animation(forKey: key) {
            unseen.append((layer, key, running))
        }
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        if !flag { allFinished = false }
        if pending == 0, isClosed { finish() }
    }
}
