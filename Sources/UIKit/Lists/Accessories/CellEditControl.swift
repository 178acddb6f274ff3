/// The control at the leading end of an edited row: the minus or plus that tells the table of taps, or the circle that
/// shows whether the row is selected.
final class CellEditControl: UIView {
    enum Kind: Equatable {
        case delete, insert
        /// The circle of a row in a list of multiple selection.
        case selection
    }

    /// The row that the control belongs to.
    private weak var row: UIView?
    private let activate: () -> Void
    private let circle = CellSymbolView()
    private let sign = CellSymbolView()
    /// The width for which the symbols were made.
    private var shownWidth: CGFloat = 0

    var kind: Kind {
        didSet { if kind != oldValue { showSymbols() } }
    }

    /// Whether the circle of a selection control has a check mark.
    var isChecked = false {
        didSet { if isChecked != oldValue { showSymbols() } }
    }

    /// Whether the minus stands upright, as it does while the row's deletion is to be confirmed.
    var isTurned = false {
        didSet {
            // The minus turns away from the content.
            let angle: CGFloat = isRightToLeft ? .pi / 2 : -.pi / 2
            sign.transform = isTurned ? CGAffineTransform(rotationAngle: angle) : .identity
        }
    }

    /// - Parameter activate: Called for a tap.
    init(row: UIView, kind: Kind, activate: @escaping () -> Void) {
        self.row = row
        self.kind = kind
        self.activate = activate
        super.init(frame: .zero)
        isOpaque = false
        addSubview(circle)
        addSubview(sign)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Look

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [circle, sign] {
            part.bounds.size = bounds.size
            part.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        if shownWidth != bounds.width { showSymbols() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if kind == .selection { showSymbols() }
    }

    private func showSymbols() {
        shownWidth = bounds.width
        guard shownWidth > 0 else { return }
        let metrics = SystemMetrics.current.editing
        func square(_ share: CGFloat) -> CGSize { CGSize(width: shownWidth * share, height: shownWidth * share) }
        let circleSize = square(metrics.circleShare)
        let signStroke = shownWidth * metrics.signStrokeShare
        isUserInteractionEnabled = kind != .selection
        sign.isHidden = kind == .selection && !isChecked
        switch kind {
        case .delete:
            circle.show(.disc, ink: circleSize, stroke: 0, color: .systemRed)
            let length = CGSize(width: shownWidth * metrics.signShare, height: signStroke)
            sign.show(.minus, ink: length, stroke: signStroke, color: .white)
        case .insert:
            circle.show(.disc, ink: circleSize, stroke: 0, color: .systemGreen)
            sign.show(.plus, ink: square(metrics.signShare), stroke: signStroke, color: .white)
        case .selection where isChecked:
            circle.show(.disc, ink: circleSize, stroke: 0, color: tintColor)
            let tick = CGSize(
                width: shownWidth * metrics.tickShare.width, height: shownWidth * metrics.tickShare.height)
            sign.show(.checkmark, ink: tick, stroke: signStroke, color: .white)
        case .selection:
            circle.show(.ring, ink: circleSize, stroke: shownWidth * metrics.ringStrokeShare, color: .tertiaryLabel)
        }
    }

    // MARK: Taps

    /// Accepts touches in the whole height of the row, and between its end and its content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let row = row?.bounds.size ?? bounds.size
        let before = max(isRightToLeft ? row.width - frame.maxX : frame.minX, 0)
        let above = max((row.height - bounds.height) / 2, 0)
        var area = bounds.insetBy(dx: 0, dy: -above)
        area.size.width += before
        if !isRightToLeft { area.origin.x -= before }
        return area.contains(point)
    }

    override var isAccessibilityElementByDefault: Bool { kind != .selection }
    override var defaultAccessibilityLabel: String? {
        kind == .insert ? SystemText.insert.string : SystemText.delete.string
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        guard kind != .selection, row != nil else { return false }
        activate()
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard row != nil, let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
            return
        }
        activate()
    }
}

extension CellEditControl: AutomatedView {
    static var automationRole: AutomationRole { .cellControl }
}
