import HostInterface

/// Runs what precedes the painting of a frame: display links, ends of animations, layout and display of dirty layers.
///
/// The application's frame loop calls ``tick()``, ``layoutAndDisplay()`` and the compositors, in this order.
@MainActor
package enum FrameClock {
    /// Called when something became dirty outside a frame, to request one: from the host while an application runs.
    package static var requestFrame: () -> Void = { IdleFrames.request() }

    /// Seconds between two frames.
    package static var frameDuration: Double = 1.0 / 60

    /// The number of frames so far, which changes at the end of a frame's layout.
    package private(set) static var frames = 0

    private static var links: [CADisplayLink] = []
    private static var compositors: [WeakCompositor] = []
    /// The number of suspended compositors.
    private static var suspendedCount = 0

    private struct WeakCompositor {
        weak var compositor: LayerCompositor?
    }

    /// Whether the screen will change, or a display link will be called, without another event.
    package static var needsFrames: Bool {
        RunningAnimations.needFrames || CATransaction.hasImplicitTransaction || links.contains { !$0.isPaused }
            || compositors.contains { $0.compositor.map { $0.isDirty && !$0.isSuspended } ?? false }
    }

    /// Whether the layer is in a window that is not visible.
    static func isSuspended(_ layer: CALayer) -> Bool {
        suspendedCount > 0 && layer.outermost.compositor?.isSuspended ?? false
    }

    static func suspensionDidChange() {
        suspendedCount = compositors.lazy.compactMap(\.compositor).filter(\.isSuspended).count
        requestFrame()
    }

    /// Calls display links and ends animations that are over (delegates first, then completion blocks).
    package static func tick() {
        let now = MediaTime.now
        for link in links { link.frameIsDue(at: now) }
        RunningAnimations.advance(to: now)
    }

    /// Commits the implicit transaction, then runs the layout and display passes over the layers of all compositors.
    package static func layoutAndDisplay() {
        CATransaction.commitImplicit()
        compositors.removeAll { $0.compositor == nil }
        for entry in compositors {
            guard let compositor = entry.compositor, !compositor.isSuspended else { continue }
            let root = compositor.root
            root.layoutBranch()
            root.displayBranch()
        }
        // Layout may have changed animatable properties.
        CATransaction.commitImplicit()
        RunningAnimations.deliverCallbacks()
        frames &+= 1
    }

    /// Removes animations (without calling completion blocks), links and transactions, for a process that starts a
    /// second application.
    package static func reset() {
        links = []
        RunningAnimations.reset()
        CATransaction.reset()
    }

    static func register(_ compositor: LayerCompositor) {
        compositors.append(WeakCompositor(compositor: compositor))
    }

    static func unregister(_ compositor: LayerCompositor) {
        compositors.removeAll { $0.compositor == nil || $0.compositor === compositor }
        suspensionDidChange()
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
