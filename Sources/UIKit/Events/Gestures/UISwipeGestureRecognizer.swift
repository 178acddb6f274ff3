import Foundation

/// Recognizes a quick, straight movement of fingers in one direction. The gesture is discrete: it is recognized while
/// the fingers still move, when they have moved far enough, and fails if they are slow or change direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe in the view's coordinates. They are not mirrored in a right-to-left interface.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Towards greater x.
        public static let right = Direction(rawValue: 1 << 0)
        /// Towards smaller x.
        public static let left = Direction(rawValue: 1 << 1)
        /// Towards smaller y.
        public static let up = Direction(rawValue: 1 << 2)
        /// Towards greater y.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized; the default is `.right`.
    open var direction: Direction = .right

    /// The number of fingers; the default is 1.
    open var numberOfTouchesRequired = 1

    /// The distance in points from the first touch. Unverified.
    private static let distance: CGFloat = 50
    /// The greatest distance in points that the fingers may move sideways. Unverified.
    private static let strayLimit: CGFloat = 50
    /// The time in seconds from the first touch. Unverified.
    private static let maximumDuration = 0.5

    private var track = PanTrack()
    private var beginning: TimeInterval?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        beginning = beginning ?? event.timestamp
        if trackedTouches.filter(\.isDown).count > numberOfTouchesRequired {
            fail(because: "more than \(numberOfTouchesRequired) fingers came down")
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let beginning else { return }
        guard event.timestamp - beginning <= Self.maximumDuration else {
            fail(because: "it took more than \(CGFloat(Self.maximumDuration).shortDescription) seconds")
            return
        }
        let fingers = trackedTouches.filter(\.isDown)
        guard fingers.count == numberOfTouchesRequired else { return }
        track.move(by: touches.meanMovement(in: view, of: fingers.count), at: event.timestamp)
        judge(track.travel)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            fail(because: "the fingers were lifted before they had moved \(Self.distance.shortDescription) points")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the touches were cancelled")
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
            fail(because: "the fingers moved more than \(Self.strayLimit.shortDescription) points to the side")
        }
    }
}
