import QuartzCore

/// Scrolls a list while a finger that does not scroll it rests near its upper or lower edge: the nearer, the faster.
@MainActor
final class EdgeScrolling {
    /// Sound: the owner belongs to the scroll view.
    private unowned(unsafe) let scrollView: UIScrollView
    private var link: CADisplayLink?
    private var lastFrame = 0.0

    private var finger = CGPoint.zero
    /// Where the finger was nearest to the upper and to the lower edge. A finger that came down near an edge scrolls only
    /// when it has moved towards that.
    private var track: ClosedRange<CGFloat>?

    /// Called after each step that has scrolled.
    var didScroll: () -> Void = {}
    /// Called in each frame while scrolling is on.
    var didStep: () -> Void = {}

    /// The height of the area at each edge in which the list scrolls, in points. Unverified.
    private static let reach: CGFloat = 60
    /// The speed at the very edge, in points per second. Unverified.
    private static let speed: CGFloat = 600
    /// The distance that the finger has to move towards an edge near which it came down.
    private static let slop = UIPanGestureRecognizer.slop

    init(scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Begins with a finger that has just come down.
    func begin(at finger: CGPoint) {
        track = finger.y...finger.y
        self.finger = finger
        start()
    }

    func start() {
        guard link == nil else { return }
        lastFrame = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in
            if let self { step() } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        track = nil
    }

    /// - Parameter finger: in the scroll view's frame, so that scrolling does not change it.
    func move(to finger: CGPoint) {
        self.finger = finger
        if let track { self.track = min(track.lowerBound, finger.y)...max(track.upperBound, finger.y) }
    }

    private func step() {
        let now = CACurrentMediaTime()
        let seconds = CGFloat(min(max(now - lastFrame, 0), 0.1))
        lastFrame = now
        let before = scrollView.contentOffset
        if depth != 0 {
            let wanted = CGPoint(x: before.x, y: before.y + depth * Self.speed * seconds)
            scrollView.contentOffset = scrollView.offsetEdges.clamping(wanted)
        }
        // Client code that is called may end the scrolling.
        if link != nil, scrollView.contentOffset != before { didScroll() }
        if link != nil { didStep() }
    }

    /// How far the finger is in the area at an edge, from 0 to 1; negative at the upper edge.
    private var depth: CGFloat {
        let inset = scrollView.adjustedContentInset
        let above = inset.top + Self.reach - finger.y
        let below = finger.y - (scrollView.bounds.height - inset.bottom - Self.reach)
        let movedUp = track.map { $0.upperBound - finger.y } ?? .infinity
        let movedDown = track.map { finger.y - $0.lowerBound } ?? .infinity
        if above > 0, movedUp >= Self.slop { return -min(above / Self.reach, 1) }
        return below > 0 && movedDown >= Self.slop ? min(below / Self.reach, 1) : 0
    }
}
