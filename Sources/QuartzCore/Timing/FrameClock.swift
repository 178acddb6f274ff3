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
    /// How many compositors are suspended.
    private static var suspendedCount = 0

    private struct WeakCompositor {
        weak var compositor: LayerCompositor?
    }

    /// Whether anything that can be seen will look different, or something wants to be called, without another event.
    package static var needsFrames: Bool {
        RunningAnimations.needFrames || CATransaction.hasImplicitTransaction || links.contains { !$0.isPaused }
            || compositors.contains { $0.compositor.map { $0.isDirty && !$0.isSuspended } ?? false }
    }

    /// Whether the layer is on a screen that nobody sees.
    static func isSuspended(_ layer: CALayer) -> Bool {
        suspendedCount > 0 && layer.outermost.compositor?.isSuspended ?? false
    }

    static func suspensionDidChange() {
        suspendedCount = compositors.lazy.compactMap(\.compositor).filter(\.isSuspended).count
        requestFrame()
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
            guard let compositor = entry.compositor, !compositor.isSuspended else { continue }
            let root = compositor.root
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
