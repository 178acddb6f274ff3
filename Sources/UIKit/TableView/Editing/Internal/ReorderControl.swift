/// The grip at the trailing end of an edited row that can be moved. A touch on it holds the row at once.
final class ReorderControl: GripControl {
    // MARK: Touches

    private var cell: UITableViewCell? { superview as? UITableViewCell }
    /// The table in which the control holds a row, or has tried to.
    private weak var holding: UITableView?
    private var reordering: TableReordering? { holding?.parts.reordering.ifMade }

    /// Accepts touches to the end of the row too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let row = cell?.bounds.width else { return super.point(inside: point, with: event) }
        let beside = max(isRightToLeft ? frame.minX : row - frame.maxX, 0)
        var area = bounds
        area.size.width += beside
        if isRightToLeft { area.origin.x -= beside }
        return area.contains(point)
    }

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
    override var defaultAccessibilityLabel: String? { SystemText.reorder.string }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

extension ReorderControl: AutomatedView {
    static var automationRole: AutomationRole { .cellControl }
}
