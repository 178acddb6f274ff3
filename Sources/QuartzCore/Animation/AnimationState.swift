/// An animation that a layer has at a moment, for those who look at all of them.
@MainActor
package struct AnimationState {
    package let layer: CALayer
    package let key: String?
    /// The layer's copy.
    package let animation: CAAnimation
    /// The seconds of the animation's own time since its beginning; negative before it.
    package let elapsed: Double
    /// The length of all runs in the animation's own time; infinite for animations without an end.
    package let duration: Double
    /// Whether something else than time moves the animation, such as a property animator.
    package var isDriven: Bool { animation.progressSource != nil }

    /// The animations of all layers at present, in the order in which the layers got their first one.
    package static var all: [AnimationState] {
        RunningAnimations.layers.flatMap { animations -> [AnimationState] in
            guard let layer = animations.layer else { return [] }
            let time = layer.localTime(of: MediaTime.now)
            return animations.running.filter { !$0.hasEnded }.map {
                AnimationState(
                    layer: layer, key: $0.key, animation: $0.animation, elapsed: $0.elapsed(at: time),
                    duration: $0.animation.timing.activeDuration)
            }
        }
    }
}
