internal import ToolchainBets
import Foundation

/// Zooms the view that the delegate names, and keeps the content size and the content offset right for its scale.
///
/// Owned by the scroll view, which creates it when a zoom scale is set or asked to change. The scale is the view's
/// transform. The view keeps the origin of its frame, and the content gets the size of its frame.
@MainActor
final class ScrollZoom {
    /// Sound: the scroll view owns this object. What is called later asks ``isAlive`` first.
    private unowned(unsafe) let scrollView: UIScrollView
    let pinch = ScrollPinch()
    private var session: ZoomSession?
    private(set) var isBouncing = false
    private(set) var isAnimating = false
    /// Counts animations, so that the end of one that was replaced is not announced.
    private var animations = 0

    private static let duration = 0.3  // unverified

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        pinch.zoom = self
    }

    /// False between the last release of the scroll view and its deinitialization.
    private var isAlive: Bool { MainActorDeinit.isLiving(scrollView) }

    /// Whether two fingers, or a wheel, zoom at present.
    var isZooming: Bool { session != nil }

    /// Whether the fingers of a pinch move the content, so that a pan does not.
    var followsFingers: Bool { session != nil && pinch.hasTwoFingers }

    /// The view that is zoomed; nil if the delegate has none.
    var view: UIView? {
        scrollView.delegate(for: ScrollViewDelegateMethods.viewForZooming)?.viewForZooming(in: scrollView)
    }

    private var limits: ClosedRange<CGFloat> {
        scrollView.minimumZoomScale...max(scrollView.minimumZoomScale, scrollView.maximumZoomScale)
    }

    // MARK: By code

    /// Sets the scale within its limits. The middle of what is visible keeps its place.
    func setScale(_ scale: CGFloat, animated: Bool) {
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        guard let view else { return }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        move(view, to: limits.clamping(scale), keeping: view.convert(middle, from: scrollView), animated: animated)
    }

    /// Shows a rectangle of the zoomed view as large as possible, in the middle.
    func show(_ rect: CGRect, animated: Bool) {
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        guard let view, rect.width > 0, rect.height > 0 else { return }
        let size = scrollView.bounds.size
        let scale = limits.clamping(min(size.width / rect.width, size.height / rect.height))
        move(view, to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    /// - Parameter point: the point of the view that is then in the middle.
    private func move(_ view: UIView, to scale: CGFloat, keeping point: CGPoint, animated: Bool) {
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        let middle = CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
        if scrollView.isDecelerating { scrollView.stopDecelerating() }
        scrollView.offsetAnimation.stop()
        guard animated else { return place(view, scale, point, at: middle, staysInside: true) }
        announceBegin(of: view)
        animate(view) { $0.place(view, scale, point, at: middle, staysInside: true) }
    }

    private func animate(_ view: UIView, bounces: Bool = false, _ change: @escaping @MainActor (ScrollZoom) -> Void) {
        animations += 1
        let number = animations
        isAnimating = true
        isBouncing = bounces
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            change(self)
            // The indicators keep their places at the edges, which move with the bounds.
            self.scrollView.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, animations == number, isAlive else { return }
            isAnimating = false
            isBouncing = false
            announceEnd(of: view)
        }
    }

    // MARK: The fingers

    func pinchChanged() {
        guard isAlive else { return }
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        switch pinch.state {
        case .began: begin(at: location)
        case .changed: if pinch.hasTwoFingers { follow() }
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    /// The middle between the fingers, from the scroll view's top left corner.
    private var location: CGPoint {
        let point = pinch.location(in: scrollView)
        return CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
    }

    private func begin(at location: CGPoint) {
        guard session == nil, let view else { return }
        animations += 1
        isAnimating = false
        isBouncing = false
        if scrollView.isDecelerating { scrollView.stopDecelerating() }
        scrollView.offsetAnimation.stop()
        scrollView.wheelSession?.finish()
        session = ZoomSession(view: view, scrollView: scrollView, location: location)
        announceBegin(of: view)
    }

    private func follow() {
        guard let session, let view = session.view else { return }
        let raw = session.scale * pinch.scale
        let scale = scrollView.bouncesZoom ? ZoomSession.stretched(raw, limits) : limits.clamping(raw)
        place(view, scale, session.point, at: location, staysInside: !scrollView.bounces)
    }

    /// Ends the zooming by fingers. A scale beyond its limits goes back to them, and the content between its edges.
    func end() {
        guard let session else { return }
        self.session = nil
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        scrollView.tracking.continueFromPresentOffset()
        guard let view = session.view else { return announceEnd(of: nil) }
        let scale = limits.clamping(view.transform.a)
        let isInside = scrollView.offsetEdges.contains(scrollView.contentOffset)
        guard scale != view.transform.a || !isInside else { return announceEnd(of: view) }
        let location = location
        let bounces = scale != view.transform.a
        let point = view.convert(
            CGPoint(x: location.x + scrollView.bounds.minX, y: location.y + scrollView.bounds.minY), from: scrollView)
        animate(view, bounces: bounces) { $0.place(view, scale, point, at: location, staysInside: true) }
        scrollView.tracking.continueFromPresentOffset()
    }

    // MARK: The wheel

    /// Multiplies the scale for a step of a wheel. The point below the pointer keeps its place.
    func turn(by factor: CGFloat, at location: CGPoint) {
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        guard !isZooming || session?.isOfWheel == true, let view else { return }
        let corner = scrollView.bounds.origin
        let point = view.convert(CGPoint(x: location.x + corner.x, y: location.y + corner.y), from: scrollView)
        if session == nil {
            begin(at: location)
            session?.isOfWheel = true
        }
        place(view, limits.clamping(view.transform.a * factor), point, at: location, staysInside: true)
        session?.endsWhenStill { [weak self] in
            guard let self, isAlive, let view = session?.view else { return }
            session = nil
            announceEnd(of: view)
        }
    }

    // MARK: Placing

    /// Gives the view a scale, the content its size, and shows `point` of the view at `location`, which is a distance
    /// from the scroll view's top left corner.
    private func place(
        _ view: UIView, _ scale: CGFloat, _ point: CGPoint, at location: CGPoint, staysInside: Bool
    ) {
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        if view.transform.a != scale || view.transform.d != scale {
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
            view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            scrollView.contentSize = size
            moveOffset(view, point, location, staysInside)
            scrollView.delegate(for: ScrollViewDelegateMethods.didZoom)?.scrollViewDidZoom(scrollView)
        } else {
            moveOffset(view, point, location, staysInside)
        }
    }

    private func moveOffset(_ view: UIView, _ point: CGPoint, _ location: CGPoint, _ staysInside: Bool) {
        let now = view.convert(point, to: scrollView)
        let offset = CGPoint(x: now.x - location.x, y: now.y - location.y)
        scrollView.moveContent(to: staysInside ? scrollView.offsetEdges.clamping(offset) : offset)
    }

    // MARK: The delegate

    private func announceBegin(of view: UIView) {
        scrollView.delegate(for: ScrollViewDelegateMethods.willBeginZooming)?.scrollViewWillBeginZooming(
            scrollView, with: view)
    }

    private func announceEnd(of view: UIView?) {
        scrollView.delegate(for: ScrollViewDelegateMethods.didEndZooming)?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: view?.transform.a ?? 1)
    }
}
