/// The button that confirms the deletion of a row, in a view that grows from the row's trailing end and shows as much of
/// the button as fits.
final class DeleteConfirmation: UIView {
    private weak var cell: UITableViewCell?
    private let label = UILabel(frame: .zero)
    private let button = UIView(frame: .zero)

    /// The width of the whole button.
    let width: CGFloat

    init(cell: UITableViewCell, title: String) {
        self.cell = cell
        let metrics = SystemMetrics.current.editing
        label.text = title
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
        // At most half of the row, so that a long title leaves something of it.
        let wanted = max(
            label.sizeThatFits(.zero).width + 2 * metrics.confirmationInset, metrics.confirmationMinimumWidth)
        width = min(wanted, max(cell.bounds.width / 2, metrics.confirmationMinimumWidth))
        super.init(frame: .zero)
        clipsToBounds = true
        button.backgroundColor = .systemRed
        button.isUserInteractionEnabled = false
        button.addSubview(label)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the view at the trailing end of a row.
    ///
    /// - Parameter shown: How much of the button is shown, in points.
    func place(in size: CGSize, shown: CGFloat, around: CellSurroundings) {
        frame = around.directed(
            CGRect(x: size.width - shown, y: 0, width: shown, height: size.height), in: size.width)
        button.frame = CGRect(
            x: around.isRightToLeft ? shown - width : 0, y: 0, width: width, height: size.height)
        let inset = around.metrics.editing.confirmationInset
        label.frame = CGRect(
            x: inset, y: 0, width: width - 2 * inset,
            height: around.contentHeight(rowHeight: size.height))
    }

    // MARK: Taps

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        guard let cell, let table = cell.tableView else { return false }
        table.rowEditing.confirmationWasTapped(in: cell)
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { showPressed(true) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        showPressed(point(inside: touch.location(in: self), with: event))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { showPressed(false) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        showPressed(false)
        guard let cell, let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        cell.tableView?.rowEditing.confirmationWasTapped(in: cell)
    }

    /// The alpha of the title of a pressed button is unverified.
    private func showPressed(_ isPressed: Bool) { label.alpha = isPressed ? 0.4 : 1 }
}
