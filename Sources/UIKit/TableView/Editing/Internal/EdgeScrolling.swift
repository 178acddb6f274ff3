import QuartzCore

/// Scrolls a table while a finger that does not scroll it rests near its upper or lower edge.
@MainActor
final class EdgeScrolling {
    /// Sound: the owner belongs to the scroll view.
    private unowned(unsafe) let scrollView: UIScrollView
    private var link: CADisplayLink?
    private var lastFrame = 0.0

    /// In the scroll view's content.
    var finger = CGPoint.zero
    /// Called after each step.
    var didScroll: () -> Void = {}

    /// The height of the area at each edge in which the table scrolls, in points. Unverified.
    private static let reach: CGFloat = 60
    /// The speed at the very edge, in points per second. Unverified.
    private static let speed: CGFloat = 600

    init(scrollView: UIScrollView) { self.scrollView = scrollView }

    func start() {
        guard link == nil else { return }
        lastFrame = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step() {
        let now = CACurrentMediaTime()
        let seconds = CGFloat(min(max(now - lastFrame, 0), 0.1))
        lastFrame = now
        let inset = scrollView.adjustedContentInset
        let shown = scrollView.bounds
        let above = shown.minY + inset.top + Self.reach - finger.y
        let below = finger.y - (shown.maxY - inset.bottom - Self.reach)
        let depth = above > 0 ? -min(above / Self.reach, 1) : below > 0 ? min(below / Self.reach, 1) : 0
        guard depth != 0 else { return }
        let before = scrollView.contentOffset
        let wanted = CGPoint(x: before.x, y: before.y + depth * Self.speed * seconds)
        scrollView.contentOffset = scrollView.offsetEdges.clamping(wanted)
        guard scrollView.contentOffset != before else { return }
        didScroll()
    }
}
