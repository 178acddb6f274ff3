import Foundation

/// The path of a pan: the movement and the velocity of the fingers.
///
/// Owned by UIPanGestureRecognizer. The movement is the mean over the fingers that are down, so that the position does
/// not jump when a finger is added or lifted.
struct PanTrack {
    /// The movement since the first touch, in points of the window.
    private(set) var travel = CGPoint.zero
    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    /// The velocity is computed from the samples of this last time in seconds. Measured on iOS 26.1
    /// (github.com/Vercantez/openuikit, docs/APP_FEEL.md).
    static let velocityWindow = 0.1

    mutating func start(at time: TimeInterval) {
        if samples.isEmpty { samples.append((time, travel)) }
    }

    mutating func move(by delta: CGPoint, at time: TimeInterval) {
        travel.x += delta.x
        travel.y += delta.y
        samples.append((time, travel))
        // The number is much greater than that of the samples in the window, so that trimming is rare.
        if samples.count > 256 { samples.removeFirst(128) }
    }

    mutating func forgetVelocity(at time: TimeInterval) {
        samples = [(time, travel)]
    }

    /// Returns the velocity in points per second; zero if there was no movement in the window before `time`.
    func velocity(at time: TimeInterval) -> CGPoint {
        // The tolerance is half a millisecond, because event times are sums of frame times.
        let recent = samples.drop { $0.time < time - Self.velocityWindow - 0.0005 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.position.x - first.position.x) / duration, y: (last.position.y - first.position.y) / duration)
    }
}
