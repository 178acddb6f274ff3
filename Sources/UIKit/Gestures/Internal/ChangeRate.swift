import Foundation

/// How fast a number changes: over the last tenth of a second, as a pan's velocity.
struct ChangeRate {
    private var track = PanTrack()
    private var last: TimeInterval = 0

    mutating func start(at time: TimeInterval) {
        track.start(at: time)
        last = time
    }

    mutating func add(_ change: CGFloat, at time: TimeInterval) {
        track.move(by: CGPoint(x: change, y: 0), at: time)
        last = time
    }

    /// A second.
    var value: CGFloat { track.velocity(at: last).x }
}
