/// The pan that selects several rows of a list: of two fingers anywhere, or of one finger along the circles of a table
/// that is edited.
@MainActor
final class MultipleSelectionPan: UIPanGestureRecognizer {
    /// Returns whether one finger at a point of the list suffices.
    var startsWithOneFinger: (CGPoint) -> Bool = { _ in false }
    /// Returns whether the interaction may begin where the fingers came down.
    var mayBegin: (CGPoint) -> Bool = { _ in false }

    var stateDidChange: () -> Void = {}

    private static let fingers = 2
    /// Where the first finger came down, in the list.
    private(set) var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = Self.fingers
        maximumNumberOfTouches = Self.fingers
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count == touches.count, let touch = touches.first, let view {
            start = touch.location(in: view)
            minimumNumberOfTouches = startsWithOneFinger(start) ? 1 : Self.fingers
        }
        super.touchesBegan(touches, with: event)
    }

    /// Lets a scroll view wait once there are enough fingers, so that it does not scroll.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan && otherGestureRecognizer.view === view
            && trackedTouches.filter(\.isDown).count >= minimumNumberOfTouches
    }

    override func shouldBegin() -> Bool { super.shouldBegin() && mayBegin(start) }

    override func callActions() {
        stateDidChange()
        super.callActions()
    }

    override func reset() {
        super.reset()
        minimumNumberOfTouches = Self.fingers
    }
}
