import Foundation

/// One zooming by fingers or by a wheel, from its beginning.
@MainActor
final class ZoomSession {
    private(set) weak var view: UIView?
    /// The scale at the beginning.
    let scale: CGFloat
    /// The point of the view that was between the fingers, and stays there.
    let point: CGPoint
    var isOfWheel = false
    private var end: DelayedCall?

    /// The time without a step after which zooming by a wheel ends, in seconds.
    private static let stillness = 0.2  // unverified

    /// - Parameter location: the middle between the fingers, from the scroll view's top left corner.
    init(view: UIView, scrollView: UIScrollView, location: CGPoint) {
        self.view = view
        scale = view.transform.a
        let corner = scrollView.bounds.origin
        point = view.convert(CGPoint(x: location.x + corner.x, y: location.y + corner.y), from: scrollView)
    }

    func endsWhenStill(_ body: @escaping @MainActor () -> Void) {
        end?.cancel()
        end = DelayedCall(after: Self.stillness) { body() }
    }

    /// Returns the scale that is shown for fingers that have gone beyond the limits: the part beyond is reduced.
    static func stretched(_ scale: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        let limit = limits.clamping(scale)
        return limit * pow(scale / limit, 0.35)  // unverified
    }
}
