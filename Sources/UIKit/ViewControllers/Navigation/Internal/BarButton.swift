/// One button of a navigation bar: chevron, plus or image, and title, side by side; as tall as the bar.
@MainActor
final class BarButton: UIControl {
    private let glyph: UIView?
    private let label: UILabel?
    private let spacing: CGFloat

    /// - Parameter spacing: points between sign and title.
    init(
        glyph: UIView?, title: String?, font: UIFont, spacing: CGFloat, action: @escaping @MainActor (BarButton) -> Void
    ) {
        self.glyph = glyph
        self.spacing = spacing
        label = title.map { _ in UILabel() }
        super.init(frame: .zero)
        if let label {
            label.text = title
            label.font = font
            label.textColor = tintColor
            addSubview(label)
        }
        if let glyph { addSubview(glyph) }
        accessibilityLabel = title
        isAccessibilityElement = true
        addAction(
            UIAction { [weak self] _ in
                if let self { action(self) }
            }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let glyphSize = glyph?.bounds.size ?? .zero
        let labelSize = label?.sizeThatFits(size) ?? .zero
        let gap = glyph != nil && label != nil ? spacing : 0
        return CGSize(
            width: glyphSize.width + gap + labelSize.width, height: max(glyphSize.height, labelSize.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var leading: CGFloat = 0
        func place(_ view: UIView, width: CGFloat, height: CGFloat) {
            let x = isRightToLeft ? bounds.width - leading - width : leading
            let y = SystemMetrics.roundDown((bounds.height - height) / 2, scale: contentScaleFactor)
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            leading += width + spacing
        }
        if let glyph { place(glyph, width: glyph.bounds.width, height: glyph.bounds.height) }
        if let label {
            let size = label.sizeThatFits(bounds.size)
            place(label, width: min(size.width, max(bounds.width - leading, 0)), height: size.height)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateAppearanceDidChange()
    }

    override func stateAppearanceDidChange() {
        // A pressed bar button fades to a fifth. // unverified
        alpha = isHighlighted ? 0.2 : 1
        label?.textColor = isEnabled ? tintColor : .tertiaryLabel
        glyph?.tintColor = isEnabled ? tintColor : .tertiaryLabel
    }
}
