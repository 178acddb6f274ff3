import Foundation
import QuartzCore

/// Moves the content after a release, frame by frame, until both axes rest.
///
/// Owned by the scroll view; while it runs, only code of the application also changes the offset.
@MainActor
final class ScrollMotion {
    private unowned let scrollView: UIScrollView
    private var horizontal = AxisMotion.resting(at: 0)
    private var vertical = AxisMotion.resting(at: 0)
    private var link: CADisplayLink?

    var isRunning: Bool { link != nil }

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func start(horizontal: AxisMotion, vertical: AxisMotion) {
        self.horizontal = horizontal
        self.vertical = vertical
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] _ in self?.advance(to: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the motion at its current position. The caller notifies the delegate.
    func stop() {
        link?.invalidate()
        link = nil
    }

    func shift(by delta: CGPoint) {
        horizontal.shift(by: delta.x)
        vertical.shift(by: delta.y)
    }

    private func advance(to time: Double) {
        guard isRunning else { return }
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        let edges = scrollView.offsetEdges
        let bounces = scrollView.bounces
        let offset = CGPoint(
            x: horizontal.position(
                at: time, edges: edges.horizontal, bounces: bounces && scrollView.bouncesHorizontally),
            y: vertical.position(at: time, edges: edges.vertical, bounces: bounces && scrollView.bouncesVertically))
        let isOver = horizontal.isResting && vertical.isResting
        if isOver { stop() }
        scrollView.moveContent(to: offset)
        // The delegate may have started another motion in `scrollViewDidScroll`.
        if isOver && !isRunning { scrollView.motionDidEnd() }
    }
}
