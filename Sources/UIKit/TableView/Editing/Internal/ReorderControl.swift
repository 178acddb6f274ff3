/// The grip at the trailing end of an edited row that can be moved: as high as the row, with three bars in its middle. A
/// touch on it holds the row at once.
final class ReorderControl: UIControl {
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

    // MARK: Touches

    private var cell: UITableViewCell? { superview as? UITableViewCell }
    /// The table in which the control holds a row, or has tried to.
    private weak var holding: UITableView?
    private var reordering: TableReordering? { holding?.reorderingIfMade }

    /// Accepts touches to the end of the row too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let row = cell?.bounds.width else { return super.point(inside: point, with: event) }
        let beside = max(isRightToLeft ? frame.minX : row - frame.maxX, 0)
        var area = bounds
        area.size.width += beside
        if isRightToLeft { area.origin.x -= beside }
        return area.contains(point)
    }

    override func takesAtOnce(_ touch: UITouch) -> Bool { true }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.tableView else { return false }
        holding = table
        return table.reordering.begin(cell, by: self, touch)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        reordering?.move(by: self, touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { reordering?.move(by: self, touch) }
        reordering?.drop(by: self)
    }

    override func cancelTracking(with event: UIEvent?) {
        reordering?.cancel(by: self)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { reordering?.cancel(by: self) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { reordering?.cancel(by: self) }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { "Reorder" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
