import Foundation

/// A quick, straight movement of fingers in one direction. A discrete gesture: it is recognised while the fingers still move, once they have gone far
/// enough, and fails when they are slow or turn aside.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// In which directions fingers may go: to the right by default. In the view's coordinates, and not mirrored from right to left.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction: Direction = .right

    /// 1 by default.
    open var numberOfTouchesRequired = 1

    /// In points, from the first touch. Unverified.
    private static let distance: CGFloat = 50
    /// How far fingers may stray to the side, in points. Unverified.
    private static let strayLimit: CGFloat = 50
    /// Seconds from the first touch. Unverified.
    private static let maximumDuration = 0.5

    private var track = PanTrack()
    private var beginning: TimeInterval?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        beginning = beginning ?? event.timestamp
        if trackedTouches.filter(\.isDown).count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let beginning else { return }
        guard event.timestamp - beginning <= Self.maximumDuration else {
            state = .failed
            return
        }
        let fingers = trackedTouches.filter(\.isDown)
        guard fingers.count == numberOfTouchesRequired else { return }
        track.move(by: touches.meanMovement(in: view, of: fingers.count), at: event.timestamp)
        judge(track.travel)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        track = PanTrack()
        beginning = nil
    }

    private func judge(_ travel: CGPoint) {
        let ways: [(Direction, ahead: CGFloat, aside: CGFloat)] = [
            (.right, travel.x, travel.y), (.left, -travel.x, travel.y), (.down, travel.y, travel.x),
            (.up, -travel.y, travel.x),
        ]
        let allowed = ways.filter { direction.contains($0.0) && abs($0.aside) <= Self.strayLimit }
        if allowed.contains(where: { $0.ahead >= Self.distance && $0.ahead > 2 * abs($0.aside) }) {
            state = .recognized
        } else if allowed.isEmpty {
            state = .failed
        }
    }
}
