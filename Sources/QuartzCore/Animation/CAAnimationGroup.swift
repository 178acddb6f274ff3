/// Animations that run together in the time of the group, which cuts off those that last longer. The delegates, keys
/// and `isRemovedOnCompletion` of its animations have no effect.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations that run together, in the time of the group. They end with it at the latest.
    open var animations: [CAAnimation]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
        return copy
    }

    /// Animations without a duration of their own get the group's.
    override func resolve(defaultDuration: Double) {
        super.resolve(defaultDuration: defaultDuration)
        for animation in animations ?? [] { animation.resolve(defaultDuration: duration) }
    }

    override var animatedKeys: [String] { animations?.flatMap(\.animatedKeys) ?? [] }
    override var managedKeys: [String] { animations?.flatMap(\.managedKeys) ?? [] }

    override func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {
        let time = moment.progress * timing.duration
        for animation in animations ?? [] {
            let timing = animation.timing
            animation.apply(
                to: &properties, elapsed: (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset)
        }
    }
}
