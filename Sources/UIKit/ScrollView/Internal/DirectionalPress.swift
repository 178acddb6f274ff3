import Foundation

/// Scrolls its view while an arrow key is held down: at first by a step, then steadily. Code enables it; the arrow keys
/// then move the content and not the focus, except at an edge of the content and while text is edited.
final class DirectionalPress: UIGestureRecognizer {
    private static let step: CGFloat = 40  // unverified, as are the next two
    private static let delay = 0.4
    private static let speed: CGFloat = 800  // points per second

    private var direction = CGVector.zero
    private var holding: DelayedCall?

    init() {
        super.init(target: nil, action: nil)
        let arrows: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
        allowedPressTypes = arrows.map { NSNumber(value: $0.rawValue) }
        isEnabled = false
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        !(view?.window?.firstResponder is any UIKeyInput) && super.shouldReceive(event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard state == .possible, let button = presses.first?.button else { return }
        direction = CGVector(button)
        guard let scrollView, let target = target(in: scrollView, distance: Self.step) else {
            state = .failed
            return
        }
        state = .began
        guard state == .began else { return }
        scrollView.setContentOffset(target, animated: true)
        hold(after: Self.delay)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard state == .began || state == .changed, !trackedPresses.contains(where: \.isDown) else { return }
        state = .ended
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .cancelled
    }

    override func reset() {
        super.reset()
        holding?.cancel()
        holding = nil
    }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// Returns nil if the content is at that edge, or does not scroll.
    private func target(in view: UIScrollView, distance: CGFloat) -> CGPoint? {
        guard view.isScrollEnabled else { return nil }
        let offset = view.contentOffset
        let target = view.offsetEdges.clamping(
            CGPoint(x: offset.x + direction.dx * distance, y: offset.y + direction.dy * distance))
        return target == offset ? nil : target
    }

    private func hold(after delay: Double) {
        holding = DelayedCall(after: delay) { [weak self] in self?.continueScrolling() }
    }

    private func continueScrolling() {
        guard state == .began || state == .changed, let scrollView else { return }
        let frame = 1 / 60.0
        if let target = target(in: scrollView, distance: Self.speed * frame) {
            scrollView.setContentOffset(target, animated: false)
            state = .changed
        }
        hold(after: frame)
    }
}

extension CGVector {
    fileprivate init(_ arrow: UIPress.PressType) {
        switch arrow {
        case .upArrow: self.init(dx: 0, dy: -1)
        case .downArrow: self.init(dx: 0, dy: 1)
        case .leftArrow: self.init(dx: -1, dy: 0)
        case .rightArrow: self.init(dx: 1, dy: 0)
        default: self.init(dx: 0, dy: 0)
        }
    }
}
