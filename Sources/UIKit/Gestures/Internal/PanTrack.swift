import Foundation

/// The path of a pan: how far the fingers have moved, and how fast they are.
///
/// Owned by UIPanGestureRecognizer. Movement is the mean over the fingers that are down, so that a finger that joins or
/// leaves does not make the position jump.
struct PanTrack {
    /// Since the first touch, in window points.
    private(set) var travel = CGPoint.zero
    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    /// The velocity is that of the samples of this last time. Measured on iOS 26.1 (github.com/Vercantez/openuikit,
    /// docs/APP_FEEL.md).
    static let velocityWindow = 0.1

    mutating func start(at time: TimeInterval) {
        if samples.isEmpty { samples.append((time, travel)) }
    }

    mutating func move(by delta: CGPoint, at time: TimeInterval) {
        travel.x += delta.x
        travel.y += delta.y
        samples.append((time, travel))
        // Far more than a window holds, so that trimming is rare.
        if samples.count > 256 { samples.removeFirst(128) }
    }

    mutating func forgetVelocity(at time: TimeInterval) {
        samples = [(time, travel)]
    }

    /// Points per second; zero when nothing has moved in the window before `time`.
    func velocity(at time: TimeInterval) -> CGPoint {
        // Half a millisecond of tolerance: event times are sums of frame times.
        let recent = samples.drop { $0.time < time - Self.velocityWindow - 0.0005 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.position.x - first.position.x) / duration, y: (last.position.y - first.position.y) / duration)
    }
}
