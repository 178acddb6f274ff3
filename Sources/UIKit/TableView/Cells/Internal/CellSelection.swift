/// The selection and highlight state of a cell, and the background that shows it.
///
/// The background is in the cell only while it is shown: above the cell's background view, below everything else.
@MainActor
final class CellSelection {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UITableViewCell
    private(set) var isSelected = false
    private(set) var isHighlighted = false
    /// The background in the cell; nil while it only fades out.
    private(set) var background: UIView?

    var style = UITableViewCell.SelectionStyle.default {
        didSet { if style != oldValue { styleDidChange() } }
    }

    var ownBackground: UIView? {
        didSet { if ownBackground !== oldValue { backgroundDidChange(to: ownBackground) } }
    }

    var multipleBackground: UIView? {
        didSet { if multipleBackground !== oldValue { backgroundDidChange(to: multipleBackground) } }
    }

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    var isShown: Bool { (isSelected || isHighlighted) && style != .none }

    private func styleDidChange() {
        update(animated: false)
        cell.configurationStateDidChange()
    }

    func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        isSelected = selected
        update(animated: animated)
        cell.configurationStateDidChange(animated: animated)
    }

    func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlighted else { return }
        isHighlighted = highlighted
        update(animated: animated)
        cell.configurationStateDidChange(animated: animated)
    }

    func layOut(in bounds: CGRect) {
        background?.frame = bounds
    }

    /// Removes the backgrounds that a background configuration supersedes.
    func backgroundWasConfigured() {
        (ownBackground, multipleBackground) = (nil, nil)
        replaceBackground()
    }

    /// Shows the system's background again, if the cell is selected.
    func backgroundWasUnconfigured() { update(animated: false) }

    private func backgroundDidChange(to view: UIView?) {
        if view != nil { cell.backgroundConfiguration = nil }
        replaceBackground()
    }

    private func replaceBackground() {
        background?.removeFromSuperview()
        background = nil
        update(animated: false)
    }

    private func update(animated: Bool) {
        cell.labels.setHighlighted(isShown)
        cell.editParts?.selectionDidChange()
        if isShown, background == nil, cell.backgroundConfiguration == nil {
            show(animated: animated)
        } else if !isShown, let leaving = background {
            background = nil
            hide(leaving, animated: animated)
        }
        cell.separators.updateVisibility()
    }

    private func show(animated: Bool) {
        let view = wantedBackground()
        view.frame = cell.bounds
        view.alpha = 1
        cell.insertSubview(view, at: cell.backgroundView?.superview === cell ? 1 : 0)
        background = view
        guard animated else { return }
        view.alpha = 0
        UIView.animate(withDuration: SystemMetrics.current.rows.highlightFadeDuration) { view.alpha = 1 }
    }

    private func hide(_ view: UIView, animated: Bool) {
        guard animated else {
            view.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: SystemMetrics.current.rows.highlightFadeDuration) {
            view.alpha = 0
        } completion: { [weak self] _ in
            // The background may be shown again while it fades out.
            guard self?.background !== view else { return }
            view.removeFromSuperview()
            view.alpha = 1
        }
    }

    private func wantedBackground() -> UIView {
        if let multipleBackground, cell.tableView?.allowsSeveralRows == true { return multipleBackground }
        if let ownBackground { return ownBackground }
        let view = UIView(frame: .zero)
        view.backgroundColor = SystemColor.selectedRow.dynamic
        return view
    }
}
