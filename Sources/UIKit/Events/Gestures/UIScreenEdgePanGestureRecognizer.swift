import Foundation

/// Recognizes a pan from an edge of the window. It begins only if the first finger comes down at one of ``edges`` and
/// moves away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture may begin. Empty by default, so that nothing is recognized.
    open var edges: UIRectEdge = []

    /// The greatest distance from the edge at which a finger may come down, in points. Unverified.
    private static let reach: CGFloat = 20

    /// The edges at which the first finger came down.
    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, touchedEdges.isEmpty, let touch = touches.first else { return }
        touchedEdges = Self.edges(near: touch.windowLocation, in: touch.window?.bounds ?? .zero).intersection(edges)
        if touchedEdges.isEmpty { fail(because: "the finger did not come down at one of its edges") }
    }

    override func shouldBegin() -> Bool {
        let travel = track.travel
        let isInward =
            touchedEdges.contains(.left) && travel.x > abs(travel.y)
            || touchedEdges.contains(.right) && -travel.x > abs(travel.y)
            || touchedEdges.contains(.top) && travel.y > abs(travel.x)
            || touchedEdges.contains(.bottom) && -travel.y > abs(travel.x)
        return isInward && super.shouldBegin()
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }

    private static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + reach { edges.insert(.left) }
        if point.x >= bounds.maxX - reach { edges.insert(.right) }
        if point.y <= bounds.minY + reach { edges.insert(.top) }
        if point.y >= bounds.maxY - reach { edges.insert(.bottom) }
        return edges
    }
}
