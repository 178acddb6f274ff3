/// Says where animations are that do not simply follow the clock: those of a property animator, which can be paused, scrubbed
/// and reversed.
///
/// An animation with a progress source lasts until it is removed. Its own times and its timing function mean nothing.
@MainActor
package protocol AnimationProgressSource: AnyObject {
    /// How much of the way is gone at a time of the main clock; springs go beyond 1.
    func progress(at time: Double) -> Double

    /// False while nothing changes by itself: no frames are drawn for it.
    var isMoving: Bool { get }
}

extension CAAnimation {
    /// Whether the screen changes by itself until the animation ends.
    final var needsFrames: Bool { progressSource?.isMoving ?? true }
}

extension CALayer {
    /// What an animatable property is with only those running animations that `isCounted` names; nil for another key.
    package final func value(forKey key: String, animatedBy isCounted: (CAAnimation) -> Bool) -> Any? {
        guard let path = LayerKeyPath(key) else { return nil }
        let time = localTime(of: CACurrentMediaTime())
        let shown = animations?.apply(to: properties, at: time, where: isCounted) ?? properties
        return shown[path]?.object
    }

    /// To be called when a progress source has changed its value or begun to move.
    package final func coursesDidChange() {
        mark(.render)
        FrameClock.requestFrame()
    }
}
