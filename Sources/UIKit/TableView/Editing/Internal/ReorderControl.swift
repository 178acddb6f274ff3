/// The grip at the trailing end of an edited row that can be moved: as high as the row, with three bars in its middle.
final class ReorderControl: UIView {
    private let grip = CellSymbolView()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addSubview(grip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard grip.frame != bounds else { return }
        grip.frame = bounds
        let metrics = SystemMetrics.current.editing
        let stroke = bounds.width * metrics.gripStrokeShare
        let ink = CGSize(
            width: bounds.width * (1 - 2 * metrics.gripInsetShare),
            height: 2 * bounds.width * metrics.gripPitchShare + stroke)
        grip.show(.grip, ink: ink, stroke: stroke, color: .tertiaryLabel)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { "Reorder" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
