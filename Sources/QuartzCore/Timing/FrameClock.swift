import HostInterface

/// What happens before a frame is painted: display links, the ends of animations, layout and display of dirty layers.
///
/// The application's frame loop calls ``tick()``, ``layoutAndDisplay()`` and the compositors, in this order.
@MainActor
package enum FrameClock {
    /// Called when something became dirty outside a frame: asks the host for one.
    package static var requestFrame: () -> Void = {}

    /// Seconds between two frames.
    package static var frameDuration: Double = 1.0 / 60

    private static var links: [CADisplayLink] = []
    private static var compositors: [WeakCompositor] = []

    private struct WeakCompositor {
        weak var compositor: LayerCompositor?
    }

    /// Whether anything will look different, or wants to be called, without another event.
    package static var needsFrames: Bool {
        RunningAnimations.needFrames || CATransaction.hasImplicitTransaction || links.contains { !$0.isPaused }
            || compositors.contains { $0.compositor?.isDirty ?? false }
    }

    /// Display links fire, animations that are over end (delegates, then completion blocks).
    package static func tick() {
        let now = MediaTime.now
        for link in links { link.frameIsDue(at: now) }
        RunningAnimations.advance(to: now)
    }

    /// The two passes over the layers of all compositors, after the implicit transaction.
    package static func layoutAndDisplay() {
        CATransaction.commitImplicit()
        compositors.removeAll { $0.compositor == nil }
        for entry in compositors {
            guard let root = entry.compositor?.root else { continue }
            root.layoutBranch()
            root.displayBranch()
        }
        // Layout may have changed animatable properties of its own.
        CATransaction.commitImplicit()
        RunningAnimations.deliverCallbacks()
    }

    /// Forgets animations (without completion), links and transactions: a process that starts a second application.
    package static func reset() {
        links = []
        RunningAnimations.reset()
        CATransaction.reset()
    }

    static func register(_ compositor: LayerCompositor) {
        compositors.append(WeakCompositor(compositor: compositor))
    }

    static func becameDirty() {
        requestFrame()
    }

    static func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        requestFrame()
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    static func linkChanged() {
        requestFrame()
    }
}
