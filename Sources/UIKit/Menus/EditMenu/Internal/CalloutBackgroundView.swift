import Foundation

/// The shape of an edit menu: a bar with rounded corners and an arrow at its edge.
@MainActor
final class CalloutBackgroundView: UIView {
    private let material = ShapedMaterialView(.systemMaterial)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowOpacity = SystemMetrics.current.menus.shadowOpacity
        layer.shadowRadius = SystemMetrics.current.menus.shadowRadius
        layer.shadowOffset = SystemMetrics.current.menus.shadowOffset
        addSubview(material)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ placement: CalloutPlacement) {
        let path = UIBezierPath(roundedRect: placement.bar, cornerRadius: SystemMetrics.current.editMenus.cornerRadius)
        let (bar, tip, half) = (placement.bar, placement.tip, SystemMetrics.current.editMenus.arrowWidth / 2)
        let foot: (CGPoint, CGPoint) =
            switch placement.direction {
            case .up: (CGPoint(x: tip.x - half, y: bar.minY), CGPoint(x: tip.x + half, y: bar.minY))
            case .left: (CGPoint(x: bar.minX, y: tip.y + half), CGPoint(x: bar.minX, y: tip.y - half))
            case .right: (CGPoint(x: bar.maxX, y: tip.y - half), CGPoint(x: bar.maxX, y: tip.y + half))
            case .down, .automatic: (CGPoint(x: tip.x + half, y: bar.maxY), CGPoint(x: tip.x - half, y: bar.maxY))
            }
        path.move(to: foot.0)
        path.addLine(to: tip)
        path.addLine(to: foot.1)
        path.close()
        material.frame = bounds
        material.path = path.cgPath
        layer.shadowPath = path.cgPath
    }
}
