/// Three bars with which a row is held: as high as the row.
class GripControl: UIControl {
    private let grip = CellSymbolView()

    /// Alt with an arrow moves the row that has the focus.
    override var isPassedByKeys: Bool { true }

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

    override func takesAtOnce(_ touch: UITouch) -> Bool { true }
}
