import Foundation

/// Finds out where a touch would go.
@MainActor
struct TouchInspection {
    private let point: CGPoint
    private let window: UIWindow
    private let hit: UIView?
    private let views: [UIView]
    private let names: ViewNames

    init(_ point: CGPoint, _ window: UIWindow) {
        self.point = point
        self.window = window
        hit = window.hitTest(point, with: nil)
        views = InspectionMaker.views(below: window)
        names = ViewNames(views)
    }

    /// The frontmost window that takes a touch at a point of the screen, or else the frontmost one.
    static func window(for point: CGPoint, _ windows: [UIWindow]) -> UIWindow? {
        windows.last { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) != nil } ?? windows.last
    }

    var touch: Trestle.Inspection.Touch {
        let path = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let makers = ViewInspection(names: names, layouts: LayoutExplanations(of: [], names: names))
        return Trestle.Inspection.Touch(
            point: point, path: path.map(names.name),
            recognizers: path.flatMap { $0.gestureRecognizers ?? [] }.map(makers.gesture),
            passedOver: views.reversed().compactMap(passedOver))
    }

    /// Nil for a view that is not at the point, or that the touch goes to or through.
    private func passedOver(_ view: UIView) -> Trestle.Inspection.Touch.PassedOver? {
        guard view.bounds.contains(view.convert(point, from: window)), hit?.isDescendant(of: view) != true else {
            return nil
        }
        let reason =
            sequence(first: view, next: \.superview).lazy.compactMap(obstacle).first
            ?? hit.map { "\(names.name(of: $0)) is in front of it, or a superview gives the touch to that" }
        return reason.map { .init(view: names.name(of: view), reason: $0) }
    }

    /// Why a view and all inside of it get no touch at the point.
    private func obstacle(_ view: UIView) -> String? {
        let name = names.name(of: view)
        if view.isHidden { return "\(name) is hidden" }
        if view.alpha < 0.01 { return "\(name) is transparent" }
        if !view.isUserInteractionEnabled { return "isUserInteractionEnabled of \(name) is false" }
        if view.interactionBlocks > 0 { return "\(name) is animated without allowUserInteraction" }
        if !view.point(inside: view.convert(point, from: window), with: nil) {
            return "the point is outside of \(name)"
        }
        return nil
    }
}
