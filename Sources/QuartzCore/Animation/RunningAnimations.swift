/// All layers that have animations. Starts animations, marks their layers for rendering in every frame, ends them in
/// the order of their end times, and calls delegates and completion blocks.
@MainActor
enum RunningAnimations {
    private(set) static var layers: [LayerAnimations] = []
    /// Animations removed since the last frame whose delegates have not been notified.
    private static var removed: [RunningAnimation] = []
    private static var unstarted: [RunningAnimation] = []

    static var needFrames: Bool {
        !removed.isEmpty
            || layers.contains { animations in
                animations.running.contains { !$0.hasEnded && $0.animation.needsFrames }
                    && !(animations.layer.map(FrameClock.isSuspended) ?? false)
            }
    }

    static func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let transition = copy as? CATransition
        transition?.before = layer.animations?.transitionNode ?? layer.renderNode
        let key = transition == nil ? key : kCATransition
        if let key { remove(forKey: key, from: layer) }
        if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
        copy.resolve(defaultDuration: CATransaction.animationDuration())
        let animations = layer.animations ?? LayerAnimations(layer: layer)
        layer.animations = animations
        let begin = copy.beginTime == 0 ? layer.localTime(of: MediaTime.now) : copy.beginTime
        let entry = RunningAnimation(
            key: key, animation: copy, begin: begin, completion: CATransaction.currentCompletion)
        animations.append(entry)
        if !layers.contains(where: { $0 === animations }) { layers.append(animations) }
        unstarted.append(entry)
        layer.mark(.render)
        FrameClock.requestFrame()
    }

    static func remove(forKey key: String, from layer: CALayer) {
        remove(from: layer) { $0.key == key }
    }

    static func removeAll(from layer: CALayer) {
        remove(from: layer) { _ in true }
    }

    private static func remove(from layer: CALayer, where isOut: (RunningAnimation) -> Bool) {
        guard let taken = layer.animations?.take(where: isOut), !taken.isEmpty else { return }
        removed += taken.filter { !$0.hasEnded }
        layer.mark(.render)
        FrameClock.requestFrame()
    }

    /// Ends the animations of a branch that left the screen, unfinished. Animations that are not removed on completion
    /// stay.
    static func branchWasRemoved(_ branch: CALayer) {
        guard !layers.isEmpty else { return }
        for animations in layers {
            guard let layer = animations.layer, layer.isInside(branch) else { continue }
            remove(from: layer) { $0.animation.isRemovedOnCompletion }
        }
    }

    /// Ends what is over at `time`, earliest end first, and marks the layers of animations that still run.
    static func advance(to time: Double) {
        deliverCallbacks()
        var ended: [RunningAnimation] = []
        for animations in layers {
            guard let layer = animations.layer else {
                // The layer was released. Completion blocks must not wait for its animations forever.
                removed += animations.take { _ in true }.filter { !$0.hasEnded }
                continue
            }
            let localTime = layer.localTime(of: time)
            for entry in animations.running where !entry.hasEnded && entry.isOver(at: localTime) {
                entry.hasEnded = true
                ended.append(entry)
            }
            if animations.displaysLayer { layer.setNeedsDisplay() }
            // Animations that have ended are shown once more with their end values, or removed.
            _ = animations.take { $0.hasEnded && $0.animation.isRemovedOnCompletion }
            layer.mark(.render)
        }
        layers.removeAll { $0.running.allSatisfy(\.hasEnded) }
        for entry in ended.enumerated().sorted(by: { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }) {
            finish(entry.element, finished: true)
        }
        deliverCallbacks()
    }

    /// Notifies delegates of animations that began or were removed since the last call.
    static func deliverCallbacks() {
        let began = unstarted
        unstarted = []
        for entry in began where !entry.hasStarted { start(entry) }
        while !removed.isEmpty {
            let gone = removed
            removed = []
            for entry in gone { finish(entry, finished: false) }
        }
    }

    private static func start(_ entry: RunningAnimation) {
        entry.hasStarted = true
        entry.animation.delegate?.animationDidStart(entry.animation)
    }

    private static func finish(_ entry: RunningAnimation, finished: Bool) {
        if !entry.hasStarted { start(entry) }
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        entry.completion?.leave()
    }

    static func reset() {
        for animations in layers { _ = animations.take { _ in true } }
        layers = []
        removed = []
        unstarted = []
    }
}

extension CALayer {
    /// The topmost ancestor of the layer.
    final var outermost: CALayer {
        var current = self
        while let above = current.superlayerReference { current = above }
        return current
    }

    final func isInside(_ branch: CALayer) -> Bool {
        var current: CALayer? = self
        while let layer = current {
            if layer === branch { return true }
            current = layer.superlayerReference
        }
        return false
    }
}
