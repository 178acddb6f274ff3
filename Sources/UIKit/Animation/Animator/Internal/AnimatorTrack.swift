/// The animations of one closure of a property animator, which begin together and share their progress.
@MainActor
final class AnimatorTrack: AnimationProgressSource {
    /// The start, as a part of the animator's time.
    let start: Double
    /// The progress at the beginning of the segment.
    var origin = 0.0
    let blocksInteraction: Bool
    let hitsMovingViews: Bool

    private unowned let timeline: AnimatorTimeline
    private var anchor: (fraction: Double, value: Double)?
    private var animations: [(layer: CALayer, key: String)] = []
    private var changes: [AnimatedChange] = []
    private var touchedViews: [UIView] = []
    /// The completions of `UIView.animate` blocks inside the closure.
    var nestedCompletions: [(Bool) -> Void] = []

    init(in timeline: AnimatorTimeline, start: Double, blocksInteraction: Bool, hitsMovingViews: Bool) {
        self.timeline = timeline
        self.start = start
        self.blocksInteraction = blocksInteraction
        self.hitsMovingViews = hitsMovingViews
    }

    // MARK: Progress

    var isMoving: Bool { timeline.isMoving }

    func progress(at time: Double) -> Double {
        guard let segment = timeline.segment else { return standing }
        return segment.progress(at: time, start: start, origin: origin)
    }

    var standing: Double { timeline.standing(start: start, anchor: anchor) }

    func anchor(at fraction: Double, value: Double) {
        anchor = (fraction, value)
    }

    // MARK: Animations

    /// Stores the value of a property that the closure is about to change.
    func willChange(_ property: ViewAnimatableProperty, of layer: CALayer) {
        guard !changes.contains(where: { $0.layer === layer && $0.property == property }) else { return }
        changes.append(AnimatedChange(layer: layer, property: property))
    }

    func start(_ animation: CAPropertyAnimation, on layer: CALayer, key: String) {
        animation.progressSource = self
        // The duration is never used, but 0 would be replaced by the transaction's duration.
        animation.duration = 1
        animations.append((layer, key))
        layer.add(animation, forKey: key)
        guard let view = layer.delegate as? UIView, !touchedViews.contains(where: { $0 === view }) else { return }
        touchedViews.append(view)
        if blocksInteraction { view.interactionBlocks += 1 }
        if hitsMovingViews { view.movingHits += 1 }
    }

    func placeDidChange() {
        for (layer, _) in animations { layer.progressSourcesDidChange() }
    }

    func removeAnimations() {
        for (layer, key) in animations where layer.animation(forKey: key)?.progressSource === self {
            layer.removeAnimation(forKey: key)
        }
        animations = []
        for view in touchedViews {
            if blocksInteraction { view.interactionBlocks -= 1 }
            if hitsMovingViews { view.movingHits -= 1 }
        }
        touchedViews = []
    }

    /// Sets the properties to the values that this track currently shows.
    func takeShownValues() {
        for index in changes.indices { changes[index].takeShownValue(animatedBy: self) }
    }

    /// Sets the properties to their previous values.
    func restoreValues() {
        for change in changes.reversed() { change.restore() }
    }

    /// Sets the properties to the values that the closure set. Called after ``takeShownValues()``.
    func completeValues() {
        for change in changes { change.complete() }
    }
}
