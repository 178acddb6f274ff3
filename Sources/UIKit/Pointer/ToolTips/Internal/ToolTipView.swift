import Foundation

/// The text of a tool tip on a small card, as Macs show it.
@MainActor
final class ToolTipView: UIView {
    private let label = UILabel(frame: .zero)
    private let metrics = SystemMetrics.current.toolTips

    init(text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = SystemColor.menuGround.dynamic
        layer.cornerRadius = metrics.cornerRadius
        layer.borderWidth = metrics.borderWidth
        layer.shadowOpacity = metrics.shadowOpacity
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = metrics.shadowOffset
        label.text = text
        label.font = .systemFont(ofSize: metrics.fontSize)
        label.numberOfLines = 0
        addSubview(label)
        showBorder()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the card below the pointer, or above it where the window has no room below.
    func place(at pointer: CGPoint, in window: UIWindow) {
        let area = window.bounds.insetBy(dx: metrics.margin, dy: metrics.margin)
        let size = fittingSize(width: min(metrics.maximumWidth, area.width))
        var origin = CGPoint(x: pointer.x, y: pointer.y + metrics.pointerHeight)
        if isRightToLeft { origin.x -= size.width }
        if origin.y + size.height > area.maxY { origin.y = pointer.y - metrics.gapAbove - size.height }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        frame = CGRect(origin: CGPoint(x: origin.x, y: max(area.minY, origin.y)), size: size)
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let insets = metrics.insets
        let text = label.sizeThatFits(CGSize(width: width - insets.left - insets.right, height: 0))
        return CGSize(
            width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: metrics.insets)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: metrics.cornerRadius).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    private func showBorder() {
        layer.borderColor = SystemColor.menuDivider.dynamic.resolvedColor(with: traitCollection).cgColor
    }
}
