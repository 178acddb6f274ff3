/// The frame around the row that the keys reach, in the tint color. It is in the row's cell, in front of its content.
@MainActor
final class FocusRing: UIView {
    private static var metrics: SystemMetrics.FocusRings { SystemMetrics.current.focusRings }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.borderWidth = Self.metrics.thickness
        layer.cornerRadius = Self.metrics.cornerRadius
        layer.zPosition = 1  // above views that the application adds to the cell later
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Moves the ring to a cell; nil removes it.
    func show(in cell: UITableViewCell?) {
        let former = superview as? UITableViewCell
        guard former !== cell else { return }
        removeFromSuperview()
        former?.configurationStateDidChange()
        guard let cell else { return }
        frame = cell.bounds.insetBy(dx: Self.metrics.inset, dy: Self.metrics.inset)
        cell.addSubview(self)
        updateColor()
        cell.configurationStateDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    private func updateColor() {
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
}
