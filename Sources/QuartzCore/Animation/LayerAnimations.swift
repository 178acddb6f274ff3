/// The animations of one layer in the order they were added. Owned by the layer; RunningAnimations adds and ends them.
@MainActor
final class LayerAnimations {
    private(set) var running: [RunningAnimation] = []
    weak var layer: CALayer?
    /// The animated keys that CALayer does not have.
    private(set) var managedKeys: [String] = []
    /// Whether the layer displays itself again in each frame, since it does so for one of the animated properties.
    private(set) var displaysLayer = false
    /// What the layer's transition showed in the last frame.
    var transitionNode: RenderNode?

    init(layer: CALayer) {
        self.layer = layer
    }

    var keys: [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    func append(_ animation: RunningAnimation) {
        running.append(animation)
        updateKeys()
    }

    private func updateKeys() {
        managedKeys = running.flatMap(\.animation.managedKeys)
        guard let layer else { return }
        let layerClass = type(of: layer)
        displaysLayer = running.contains { entry in
            entry.animation.animatedKeys.contains(where: layerClass.needsDisplay(forKey:))
        }
    }

    /// Removes and returns the animations that match, in order.
    func take(where isOut: (RunningAnimation) -> Bool) -> [RunningAnimation] {
        let taken = running.filter(isOut)
        guard !taken.isEmpty else { return taken }
        running.removeAll(where: isOut)
        if displaysLayer { layer?.setNeedsDisplay() }
        updateKeys()
        return taken
    }

    /// Returns the transition that runs at a time.
    func transition(at localTime: Double) -> CATransition? {
        running.lazy.filter { !$0.hasEnded && !$0.isOver(at: localTime) }.compactMap { $0.animation as? CATransition }
            .last
    }

    func apply(to model: LayerProperties, at localTime: Double) -> LayerProperties {
        apply(to: model, at: localTime) { _ in true }
    }

    func apply(
        to model: LayerProperties, at localTime: Double, where isCounted: (CAAnimation) -> Bool
    ) -> LayerProperties {
        var result = model
        if !managedKeys.isEmpty, let layer { result.managed = layer.animatableValues(of: managedKeys) }
        for entry in running where isCounted(entry.animation) {
            entry.animation.apply(to: &result, elapsed: entry.shown(at: localTime))
        }
        return result
    }
}

/// One animation in a layer: the layer's copy, the time it began, and the completion that waits for its end.
@MainActor
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// In the layer's time.
    let begin: Double
    /// The transaction's completion block that waits for the end.
    let completion: TransactionCompletion?
    var hasStarted = false
    var hasEnded = false

    init(key: String?, animation: CAAnimation, begin: Double, completion: TransactionCompletion?) {
        self.key = key
        self.animation = animation
        self.begin = begin
        self.completion = completion
        completion?.enter()
    }

    /// Returns the animation's own time since its beginning.
    func elapsed(at localTime: Double) -> Double {
        (localTime - begin) * Double(animation.speed) + animation.timeOffset
    }

    /// Returns the animation's own time that is shown: the present one, or that of the last frame which its rate has.
    func shown(at localTime: Double) -> Double {
        let step = animation.preferredFrameRateRange.step(of: FrameClock.frameDuration)
        guard step > 1, animation.progressSource == nil, localTime > begin, !isOver(at: localTime) else {
            return elapsed(at: localTime)
        }
        let length = Double(step) * FrameClock.frameDuration
        return elapsed(at: begin + ((localTime - begin) / length + 1e-6).rounded(.down) * length)
    }

    func isOver(at localTime: Double) -> Bool {
        animation.progressSource == nil && elapsed(at: localTime) >= animation.timing.activeDuration
    }

    /// In the layer's time.
    var end: Double {
        let speed = Double(animation.speed)
        return speed > 0 ? begin + (animation.timing.activeDuration - animation.timeOffset) / speed : .infinity
    }
}
