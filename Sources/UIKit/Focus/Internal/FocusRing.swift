/// The ring around the focused item, in the tint color.
///
/// In rows of tables it is inside of the cell, around other items outside, in front of their content. An item with a
/// ``UIFocusHaloEffect`` determines the shape and the place.
@MainActor
final class FocusRing: UIView {
    private static var metrics: SystemMetrics.FocusRings { SystemMetrics.current.focusRings }

    private var outline: CAShapeLayer?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        layer.borderWidth = Self.metrics.thickness
        layer.zPosition = 1  // above views that the application adds later
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Moves the ring to an item; nil removes it.
    func show(for item: (any UIFocusItem)?) {
        guard let item, let effect = item.focusEffect, let place = FocusRingPlace(of: item, effect) else {
            removeFromSuperview()
            return
        }
        if superview === place.container, frame == place.frame, outline == nil, place.path == nil { return }
        removeFromSuperview()
        autoresizingMask = place.isWhole ? [.flexibleWidth, .flexibleHeight] : []
        frame = place.frame
        layer.cornerRadius = place.cornerRadius
        layer.cornerCurve = place.curve
        layer.borderWidth = place.path == nil ? Self.metrics.thickness : 0
        show(place.path)
        if let reference = place.reference {
            place.container.insertSubview(self, aboveSubview: reference)
        } else {
            place.container.addSubview(self)
        }
        updateColor()
    }

    private func show(_ path: CGPath?) {
        outline?.removeFromSuperlayer()
        outline = nil
        guard let path else { return }
        let new = CAShapeLayer()
        new.path = path
        new.fillColor = nil
        new.lineWidth = Self.metrics.thickness
        layer.addSublayer(new)
        outline = new
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
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        layer.borderColor = color
        outline?.strokeColor = color
    }
}
