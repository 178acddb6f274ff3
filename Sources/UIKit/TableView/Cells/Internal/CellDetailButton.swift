/// The detail button. It notifies the table of taps, which do not select the row.
final class CellDetailButton: CellGlyphView {
    private unowned let cell: UITableViewCell

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(.detail)
        isUserInteractionEnabled = true
    }

    /// Accepts touches in the whole height of the row, and in 11 points at both sides.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = (cell.bounds.height - bounds.height) / 2
        return bounds.insetBy(dx: -11, dy: -max(reach, 0)).contains(point)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { SystemText.moreInfo.string }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        cell.tableView?.accessoryButtonWasTapped(in: cell)
        return cell.tableView != nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        setPressed(point(inside: touch.location(in: self), with: event))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(false)
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        cell.tableView?.accessoryButtonWasTapped(in: cell)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(false)
    }

    /// The alpha of a pressed button is unverified.
    private func setPressed(_ isPressed: Bool) {
        alpha = isPressed ? 0.2 : 1
    }
}
