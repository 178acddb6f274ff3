import Foundation

/// The background of a popover with its arrow and shadow, and the content above it.
final class PopoverCardView: UIView {
    /// Contains the presented view: the card without the arrow, with rounded corners.
    let content = UIView()
    private let ground = ShapedMaterialView(.systemChromeMaterial)
    private let metrics = SystemMetrics.current.popovers.self

    /// Shown in place of the material; nil for the material, which is seen in the arrow and through the content.
    var fill: UIColor? {
        didSet { if fill != oldValue { showFill() } }
    }

    var placement: PopoverPlacement? {
        didSet { if placement != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        layer.shadowOpacity = Float(metrics.shadowOpacity)
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = metrics.shadowOffset
        content.clipsToBounds = true
        content.layer.cornerRadius = metrics.cornerRadius
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        Trestle.raise(.internalInconsistencyException, "PopoverCardView is not archived")
        return nil
    }

    private func showFill() {
        ground.backgroundColor = fill
        ground.effect = fill == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = placement?.direction ?? .up
        let inner = Self.contentFrame(in: bounds, direction)
        content.frame = inner
        let shape = UIBezierPath(roundedRect: inner, cornerRadius: metrics.cornerRadius)
        shape.append(arrow(direction, inner))
        ground.frame = bounds
        ground.path = shape.cgPath
        layer.shadowPath = shape.cgPath
    }

    /// Returns the bounds of a card without its arrow.
    private static func contentFrame(in bounds: CGRect, _ direction: UIPopoverArrowDirection) -> CGRect {
        let height = SystemMetrics.current.popovers.arrowHeight
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
        default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
        }
    }

    /// Returns the arrow's path, which is drawn pointing up at the origin and then rotated and moved to its position.
    private func arrow(_ direction: UIPopoverArrowDirection, _ inner: CGRect) -> UIBezierPath {
        let (half, height) = (metrics.arrowBase / 2, metrics.arrowHeight)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -half, y: height))
        path.addCurve(
            to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: -half * 0.45, y: height),
            controlPoint2: CGPoint(x: -half * 0.3, y: 0))
        path.addCurve(
            to: CGPoint(x: half, y: height), controlPoint1: CGPoint(x: half * 0.3, y: 0),
            controlPoint2: CGPoint(x: half * 0.45, y: height))
        path.close()
        let position = placement?.arrowPosition ?? inner.midX
        let (tip, angle): (CGPoint, CGFloat) =
            switch direction {
            case .up: (CGPoint(x: position, y: bounds.minY), 0)
            case .down: (CGPoint(x: position, y: bounds.maxY), .pi)
            case .left: (CGPoint(x: bounds.minX, y: position), -.pi / 2)
            default: (CGPoint(x: bounds.maxX, y: position), .pi / 2)
            }
        path.apply(CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: angle))
        return path
    }
}
