/// Determines the progress of animations that do not simply follow the clock: those of a property animator, which can
/// be paused, scrubbed and reversed.
///
/// An animation with a progress source lasts until it is removed. Its own times and its timing function are ignored.
@MainActor
package protocol AnimationProgressSource: AnyObject {
    /// Returns the progress at a time of the main clock: 0 at the start, 1 at the end. Springs go beyond 1.
    func progress(at time: Double) -> Double

    /// False while the progress does not change with time; no frames are drawn for the animation then.
    var isMoving: Bool { get }
}

extension CAAnimation {
    /// Whether the screen changes until the animation ends, without further events.
    final var needsFrames: Bool { progressSource?.isMoving ?? true }
}

extension CALayer {
    /// Returns the value of an animatable property with only those running animations that `isCounted` selects; nil for
    /// another key.
    package final func value(forKey key: String, animatedBy isCounted: (CAAnimation) -> Bool) -> Any? {
        guard let path = LayerKeyPath(key) else { return nil }
        let time = localTime(of: CACurrentMediaTime())
        let shown = animations?.apply(to: properties, at: time, where: isCounted) ?? properties
        return shown[path]?.object
    }

    /// Called when a progress source has changed its value or started to move.
    package final func progressSourcesDidChange() {
        mark(.render)
        FrameClock.requestFrame()
    }
}
