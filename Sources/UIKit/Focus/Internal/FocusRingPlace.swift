/// Where the ring of an item is, and its shape.
@MainActor
struct FocusRingPlace {
    let container: UIView
    private(set) var reference: UIView?
    /// In the container.
    private(set) var frame: CGRect
    private(set) var cornerRadius: CGFloat
    private(set) var curve = CALayerCornerCurve.circular
    /// In the ring; nil for a rounded rectangle.
    private(set) var path: CGPath?
    /// Whether the ring keeps its distances from the edges of the container.
    private(set) var isWhole = false

    private static var metrics: SystemMetrics.FocusRings { SystemMetrics.current.focusRings }

    /// Nil for an item that no view contains.
    init?(of item: any UIFocusItem, _ effect: UIFocusEffect) {
        guard let view = FocusChain.view(of: item) else { return nil }
        let halo = effect as? UIFocusHaloEffect
        let own = halo?.containerView ?? halo?.referenceView?.superview
        let container = own.flatMap { $0.window != nil ? $0 : nil } ?? view
        self.container = container
        reference = halo?.referenceView.flatMap { Self.child(of: container, around: $0) }
        let isView = item === view
        let bounds = isView ? view.bounds : view.convert(FocusItems.frame(of: item), from: nil as UIView?)
        let isInside: Bool
        switch halo?.position ?? .automatic {
        case .inside: isInside = true
        case .outside: isInside = false
        case .automatic: isInside = view is any InsideRingView || Self.isCut(container)
        }
        let (thickness, inset) = (Self.metrics.thickness, Self.metrics.inset)
        var distance = isInside ? 0 : -thickness
        switch halo?.shape ?? .item {
        case .item:
            // A row keeps clear of its neighbors; a ring around an item leaves a gap.
            distance = isInside ? inset : -(thickness + inset)
            let rounding = view.layer.cornerRadius
            cornerRadius = rounding > 0 ? max(rounding - distance, 0) : Self.metrics.cornerRadius
            if rounding > 0 { curve = view.layer.cornerCurve }
            let area = isInside && isView ? (view as? any InsideRingView)?.ringArea : nil
            frame = (area ?? bounds).insetBy(dx: distance, dy: distance)
            isWhole = isView && container === view
        case .rect(let rect, let radius, let curve):
            self.curve = curve
            cornerRadius = radius > 0 ? max(radius - distance, 0) : 0
            frame = rect.insetBy(dx: distance, dy: distance)
            isWhole = isView && container === view && rect == bounds
        case .path(let path):
            cornerRadius = 0
            frame = path.bounds
            self.path = UIBezierPath(path, movedBy: frame.origin).cgPath
        }
        if container !== view { frame = view.convert(frame, to: container) }
    }

    private static func child(of container: UIView, around view: UIView) -> UIView? {
        var candidate: UIView? = view
        while let next = candidate, next.superview !== container { candidate = next.superview }
        return candidate
    }

    /// Whether the view cuts off what is outside of it.
    private static func isCut(_ view: UIView) -> Bool { view.clipsToBounds }
}

extension UIBezierPath {
    /// Makes a copy whose `origin` is at zero.
    fileprivate convenience init(_ path: UIBezierPath, movedBy origin: CGPoint) {
        self.init()
        append(path)
        apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    }
}

/// A view whose ring is inside of it: a row, whose neighbors would cover a ring around it.
@MainActor
protocol InsideRingView: UIView {
    /// The area, in the view, in which the ring is. By default that is all of the view.
    var ringArea: CGRect { get }
}

extension InsideRingView {
    var ringArea: CGRect { bounds }
}
