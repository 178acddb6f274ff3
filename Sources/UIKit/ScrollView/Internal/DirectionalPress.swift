import Foundation

/// Scrolls its view while an arrow key is held down: at first by a step, then steadily. Code enables it; the arrow keys
/// then move the content and not the focus, except at an edge of the content and while text is edited.
final class DirectionalPress: UIGestureRecognizer {
    private static let step: CGFloat = 40  // unverified, as are the next two
    private static let delay = 0.4
    private static let speed: CGFloat = 800  // points per second

    /// The arrows that are down; the last one decides.
    private var held: [UIPress] = []
    private var holding: DelayedCall?

    init() {
        super.init(target: nil, action: nil)
        let arrows: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
        allowedPressTypes = arrows.map { NSNumber(value: $0.rawValue) }
        allowedTouchTypes = []
        isEnabled = false
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        !(view?.window?.firstResponder is any UIKeyInput) && super.shouldReceive(event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        held += presses
        guard state == .possible, requestedState == nil else { return }
        state = target(distance: Self.step) == nil ? .failed : .began
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        held.removeAll { presses.contains($0) }
        if held.isEmpty { state = .ended }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .cancelled
    }

    override func willRecognize() {
        holding = DelayedCall(after: Self.delay) { [weak self] in self?.continueScrolling() }
        if let target = target(distance: Self.step) { scrollView?.setContentOffset(target, animated: true) }
    }

    override func reset() {
        super.reset()
        held = []
        holding?.cancel()
        holding = nil
    }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// Returns nil if the content is at that edge, or does not scroll.
    private func target(distance: CGFloat) -> CGPoint? {
        guard let scrollView, scrollView.isScrollEnabled, let direction = held.last?.direction else { return nil }
        let offset = scrollView.contentOffset
        let step = scrollView.ownStep(CGVector(dx: direction.dx * distance, dy: direction.dy * distance))
        let target = scrollView.offsetEdges.clamping(CGPoint(x: offset.x + step.dx, y: offset.y + step.dy))
        return target == offset ? nil : target
    }

    private func continueScrolling() {
        guard state == .began || state == .changed else { return }
        let frame = 1 / 60.0
        holding = DelayedCall(after: frame) { [weak self] in self?.continueScrolling() }
        guard let target = target(distance: Self.speed * frame) else { return }
        scrollView?.setContentOffset(target, animated: false)
        state = .changed
    }
}

extension UIPress {
    fileprivate var direction: CGVector? {
        switch button {
        case .upArrow: CGVector(dx: 0, dy: -1)
        case .downArrow: CGVector(dx: 0, dy: 1)
        case .leftArrow: CGVector(dx: -1, dy: 0)
        case .rightArrow: CGVector(dx: 1, dy: 0)
        default: nil
        }
    }
}
