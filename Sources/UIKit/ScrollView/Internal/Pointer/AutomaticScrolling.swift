import Foundation
import QuartzCore

/// Scrolls while the middle button of a mouse is held down: the faster the further the pointer is from where it was
/// pressed. It is a habit of desktops; iOS has nothing like it.
///
/// Owned by the window's TouchDispatcher, which creates it for the first press.
@MainActor
final class AutomaticScrolling {
    private unowned let window: UIWindow
    /// Owned by the scroll view, which may be released meanwhile.
    private weak var session: WheelSession?
    private var start = CGPoint.zero
    private var pointer = CGPoint.zero
    private var lastFrame = 0.0
    private var link: CADisplayLink?

    /// The distance in points at which the content does not move yet.
    private static let still: CGFloat = 8
    /// The speed for each point beyond that, in points per second.
    private static let speed: CGFloat = 6

    init(window: UIWindow) { self.window = window }

    func handle(_ event: MiddleButtonEvent) {
        switch event.phase {
        case .began: begin(at: event.location)
        case .moved: pointer = event.location
        case .ended: end()
        }
    }

    private func begin(at location: CGPoint) {
        end()
        guard let hit = window.hitTest(location, with: nil),
            let scrollView = hit.enclosingScrollViews.first(where: {
                $0.isScrollEnabled && !$0.isTracking && ($0.overflows(.vertical) || $0.overflows(.horizontal))
            })
        else { return }
        start = location
        pointer = location
        scrollView.wheelSession?.finish()
        let new = WheelSession.begin(on: scrollView)
        new.isHeld = true
        session = new
        lastFrame = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] _ in self?.advance(to: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func advance(to time: Double) {
        guard let session else { return end() }
        let seconds = CGFloat(max(time - lastFrame, 0))
        lastFrame = time
        let delta = CGPoint(
            x: Self.velocity(pointer.x - start.x) * seconds, y: Self.velocity(pointer.y - start.y) * seconds)
        if delta != .zero { session.moveAtOnce(byWindow: delta) }
    }

    private static func velocity(_ distance: CGFloat) -> CGFloat {
        let beyond = max(abs(distance) - still, 0) * speed
        return distance < 0 ? -beyond : beyond
    }

    private func end() {
        link?.invalidate()
        link = nil
        session?.release()
        session = nil
    }
}
