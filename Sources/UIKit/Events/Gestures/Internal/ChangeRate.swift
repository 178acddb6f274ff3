import Foundation

/// The rate at which a number changes, measured over the last tenth of a second like the velocity of a pan.
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

    /// The change per second.
    var value: CGFloat { track.velocity(at: last).x }
}
