import QuartzCore

/// The picture of a dragged item, with its shadow.
@MainActor
final class DragPreviewView: UIView {
    /// The view and the parameters of the picture, for the default previews of a drop.
    let view: UIView
    let parameters: UIPreviewParameters
    private let shadow = UIView()
    private var picture: LiftedPreview

    /// Nil for a preview without a picture.
    init?(of view: UIView, _ parameters: UIPreviewParameters) {
        guard let picture = LiftedPreview(of: view, parameters, castsShadow: false) else { return nil }
        self.view = view
        self.parameters = parameters
        self.picture = picture
        super.init(frame: picture.bounds)
        isUserInteractionEnabled = false
        addShadow()
        addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func addShadow() {
        let metrics = SystemMetrics.current.dragging
        let path = (parameters.shadowPath ?? parameters.visiblePath)?.copy() as? UIBezierPath
        path?.apply(CGAffineTransform(translationX: -picture.part.minX, y: -picture.part.minY))
        shadow.frame = bounds
        shadow.layer.shadowPath = (path ?? UIBezierPath(rect: bounds)).cgPath
        shadow.layer.shadowOffset = metrics.shadowOffset
        shadow.layer.shadowRadius = metrics.shadowRadius
        shadow.layer.shadowOpacity = metrics.shadowOpacity
        shadow.alpha = 0
        addSubview(shadow)
    }

    var showsShadow: Bool {
        get { shadow.alpha > 0 }
        set { shadow.alpha = newValue ? 1 : 0 }
    }

    /// The scale that fits the picture into a size; 1 for one that is small enough.
    func scale(fitting size: CGSize) -> CGFloat {
        guard bounds.width > 0, bounds.height > 0 else { return 1 }
        return min(1, size.width / bounds.width, size.height / bounds.height)
    }

    /// Adds the picture of another view, as large as this one. Called before ``morph(_:)``.
    func prepareMorph(to preview: UITargetedPreview) -> UIView? {
        guard preview.view !== view, let next = LiftedPreview(of: preview.view, preview.parameters, castsShadow: false),
            next.bounds.width > 0, next.bounds.height > 0
        else { return nil }
        next.alpha = 0
        next.center = CGPoint(x: bounds.midX, y: bounds.midY)
        next.transform = CGAffineTransform(
            scaleX: bounds.width / next.bounds.width, y: bounds.height / next.bounds.height)
        addSubview(next)
        return next
    }
}
