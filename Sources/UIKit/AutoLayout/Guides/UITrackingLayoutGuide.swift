/// A guide that follows something on the screen, and activates constraints while that is near an edge of the window or
/// away from it.
///
/// What UIKit tracks is the keyboard. Input views on Linux are docked: they are near the lower edge, and away from the
/// others.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearby: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var distant: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// Replaces the constraints that are active while the guide is near the edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        replace(&nearby[edge, default: []], by: trackingConstraints, areActive: Self.isNear(edge))
    }

    /// Returns the constraints that were set for the edge; empty if there are none.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearby[edge] ?? []
    }

    /// Replaces the constraints that are active while the guide is away from the edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        replace(&distant[edge, default: []], by: trackingConstraints, areActive: !Self.isNear(edge))
    }

    /// Returns the constraints that were set for the edge; empty if there are none.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        distant[edge] ?? []
    }

    /// Deactivates and forgets the constraints of all edges.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(nearby.values.flatMap(\.self) + distant.values.flatMap(\.self))
        nearby = [:]
        distant = [:]
    }

    private func replace(
        _ constraints: inout [NSLayoutConstraint], by new: [NSLayoutConstraint], areActive: Bool
    ) {
        NSLayoutConstraint.deactivate(constraints)
        constraints = new
        if areActive { NSLayoutConstraint.activate(new) }
    }

    private static func isNear(_ edge: NSDirectionalRectEdge) -> Bool { edge == .bottom }
}
