import Foundation

/// The content of a color picker: the title with the button that closes, the choice of the pane, the pane, the opacity,
/// and the chosen color.
@MainActor
final class ColorPickerView: UIView {
    /// Called with the color, and whether the finger is still down.
    var onChoose: (ColorComponents, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    static let preferredSize = CGSize(width: 375, height: 560)

    var title = "" {
        didSet { titleLabel.text = title }
    }

    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let choice = UISegmentedControl(items: [
        SystemText.grid.string, SystemText.spectrum.string, SystemText.sliders.string,
    ])
    private let panes: [any ColorPane] = [ColorGridView(), ColorSpectrumView(), ColorSlidersView()]
    private let alphaLabel = UILabel()
    private let alphaSlider = UISlider()
    private let swatch = UIView()
    private var shown = ColorComponents(.white)
    private var hasAlpha = true

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.preferredSize))
        backgroundColor = .systemBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        closeButton.accessibilityLabel = SystemText.close.string
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.showPane() }, for: .valueChanged)
        alphaLabel.text = SystemText.opacity.string
        alphaLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        alphaLabel.textColor = .secondaryLabel
        alphaSlider.accessibilityLabel = alphaLabel.text
        alphaSlider.addAction(UIAction { [weak self] _ in self?.slideAlpha() }, for: .valueChanged)
        swatch.layer.cornerRadius = 10
        for view in [titleLabel, closeButton, choice, alphaLabel, alphaSlider, swatch] { addSubview(view) }
        for pane in panes {
            pane.onChoose = { [weak self] in self?.onChoose($0, $1) }
            addSubview(pane)
        }
        showPane()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ components: ColorComponents, hasAlpha: Bool) {
        (shown, self.hasAlpha) = (components, hasAlpha)
        for pane in panes { pane.show(components) }
        if !alphaSlider.isTracking { alphaSlider.value = Float(components.alpha) }
        (alphaLabel.isHidden, alphaSlider.isHidden) = (!hasAlpha, !hasAlpha)
        swatch.backgroundColor = components.color
        setNeedsLayout()
    }

    private func showPane() {
        for (index, pane) in panes.enumerated() { pane.isHidden = index != choice.selectedSegmentIndex }
    }

    private func slideAlpha() {
        var chosen = shown
        chosen.alpha = CGFloat(alphaSlider.value)
        onChoose(chosen, alphaSlider.isTracking)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
        titleLabel.frame = CGRect(x: area.minX + 40, y: area.minY, width: area.width - 80, height: 30)
        closeButton.frame = CGRect(
            x: isRightToLeft ? area.minX : area.maxX - 30, y: area.minY, width: 30, height: 30)
        choice.frame = CGRect(x: area.minX, y: area.minY + 42, width: area.width, height: 32)
        let foot: CGFloat = 60 + (hasAlpha ? 66 : 0)
        let top = choice.frame.maxY + 16
        for pane in panes {
            pane.frame = CGRect(
                x: area.minX, y: top, width: area.width, height: max(0, area.maxY - foot - 16 - top))
        }
        let alphaTop = area.maxY - foot
        alphaLabel.frame = CGRect(x: area.minX, y: alphaTop, width: area.width, height: 20)
        alphaSlider.frame = CGRect(x: area.minX, y: alphaTop + 20, width: area.width, height: 34)
        swatch.frame = CGRect(x: area.minX, y: area.maxY - 60, width: 60, height: 60)
    }
}
