/// The editing controls of one cell: shows and hides them, with the cell's state, and moves the content to make room.
///
/// Owned by the cell; created when the cell is edited first. The table says which controls there are.
@MainActor
final class CellEditing {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UITableViewCell

    /// Takes effect with the next ``update(animated:)``.
    var controls = CellEditControls()

    /// The state that the cell was told of last.
    private(set) var state: UITableViewCell.StateMask = []
    private var control: CellEditControl?
    /// The grip of a row that can be moved.
    private(set) var reorder: ReorderControl?
    private(set) var confirmation: DeleteConfirmation?
    /// Whether the confirmation comes in or is there; false while it leaves.
    private(set) var isConfirming = false
    /// The number of the last change, which a change during it or during its animation makes outdated.
    private var change = 0
    private var isAnimating = false
    /// Whether the cell clipped its content before parts of it were moved beyond its ends; nil while none are.
    private var clippedBefore: Bool?

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    private var showsControl: Bool { cell.isEditing && controls.kind != nil }
    private var showsReorder: Bool { cell.isEditing && cell.showsReorderControl }

    private var wantedState: UITableViewCell.StateMask {
        var state: UITableViewCell.StateMask = []
        if showsControl { state.insert(.showingEditControl) }
        if isConfirming { state.insert(.showingDeleteConfirmation) }
        return state
    }

    // MARK: Changing

    /// Makes a change of the state, and shows what the cell's editing state, the table and the confirmation ask for then.
    /// Tells the cell of its new state before and after. An animation starts from what is on screen.
    func update(animated: Bool, _ makeChange: () -> Void = {}) {
        let cell = cell
        let isAnimated = animated && cell.window != nil && UIView.areAnimationsEnabled
        // What is not laid out yet is not part of the animation.
        if isAnimated { UIView.performWithoutAnimation { cell.layoutIfNeeded() } }
        change += 1
        let number = change
        makeChange()
        let wanted = wantedState
        let changesState = wanted != state
        if changesState {
            state = wanted
            cell.willTransition(to: wanted)
            guard number == change else { return }
        }
        UIView.performWithoutAnimation { makeViews() }
        cell.accessories.showEditing(cell.isEditing, animated: isAnimated)
        cell.setNeedsLayout()
        isAnimating = isAnimated
        // Controls come from beside the row, which is beside the card.
        if isAnimated, cell.tableContext?.style == .insetGrouped { clip() }
        guard isAnimated else { return finish(number, tellingOf: changesState ? wanted : nil) }
        UIView.animate(
            withDuration: SystemMetrics.current.editing.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.fade()
            cell.accessories.fade()
            cell.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.finish(number, tellingOf: changesState ? wanted : nil)
        }
    }

    /// Opens the confirmation. It is closed by ``endConfirmation(animated:)``.
    func confirm(title: String) {
        update(animated: true) {
            confirmation?.removeFromSuperview()
            let view = DeleteConfirmation(cell: cell, title: title)
            confirmation = view
            isConfirming = true
            clip()
            UIView.performWithoutAnimation {
                view.place(in: cell.bounds.size, shown: 0, around: CellSurroundings(of: cell))
                cell.addSubview(view)
            }
        }
    }

    func endConfirmation(animated: Bool) {
        guard isConfirming else { return }
        update(animated: animated) { isConfirming = false }
    }

    /// Called when the cell is recycled: ends what moves, and removes the confirmation without telling the cell, which
    /// has no row any more.
    func cellLeaves() {
        if isAnimating { cell.layer.endBranchAnimations() }
        guard confirmation != nil else { return }
        change += 1
        isConfirming = false
        state = wantedState
        settle()
        cell.setNeedsLayout()
    }

    func selectionDidChange() { control?.isChecked = cell.isSelected }

    // MARK: Views

    /// Inserts the views that come in, where they come from. They place their parts at once, so that these are not
    /// animated; `layoutIfNeeded` would lay out the cell too.
    private func makeViews() {
        let around = CellSurroundings(of: cell)
        if showsControl, let kind = controls.kind {
            if let control {
                control.kind = kind
            } else {
                let made = CellEditControl(cell: cell, kind: kind)
                made.alpha = 0
                control = made
                cell.insertSubview(made, aboveSubview: cell.contentView)
                place(made, isIn: false, around)
                made.layoutSubviews()
            }
            selectionDidChange()
        }
        if showsReorder, reorder == nil {
            let made = ReorderControl()
            made.alpha = 0
            reorder = made
            cell.insertSubview(made, aboveSubview: cell.contentView)
            place(made, isIn: false, around)
            made.layoutSubviews()
        }
    }

    private func fade() {
        control?.alpha = showsControl ? 1 : 0
        reorder?.alpha = showsReorder ? 1 : 0
        if let control, control.isTurned != isConfirming { control.isTurned = isConfirming }
    }

    /// Ends a change. Does nothing if another change followed it.
    private func finish(_ number: Int, tellingOf newState: UITableViewCell.StateMask?) {
        guard number == change else { return }
        settle()
        if let newState { cell.didTransition(to: newState) }
    }

    /// Shows the end of the last change: removes the views that have left.
    private func settle() {
        isAnimating = false
        fade()
        if !showsControl {
            control?.removeFromSuperview()
            control = nil
        }
        if !showsReorder {
            reorder?.removeFromSuperview()
            reorder = nil
        }
        if !isConfirming { removeConfirmation() }
        cell.accessories.endExchange()
    }

    private func removeConfirmation() {
        confirmation?.removeFromSuperview()
        confirmation = nil
        guard let clipped = clippedBefore else { return }
        clippedBefore = nil
        cell.clipsToBounds = clipped
        // Round corners clip as well, and the row may be at an end of its card now.
        cell.applyCorners()
    }

    private func clip() {
        if clippedBefore == nil { clippedBefore = cell.clipsToBounds && cell.layer.cornerRadius == 0 }
        cell.clipsToBounds = true
    }

    // MARK: Layout

    private func step(_ around: CellSurroundings) -> SystemMetrics.Editing.Step {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
        return around.metrics.editing.step(textSize: font.pointSize)
    }

    /// Returns what editing takes from the content's room in the state that the cell has, or moves to.
    func room(_ around: CellSurroundings) -> CellEditRoom {
        guard cell.isEditing || isConfirming else { return CellEditRoom() }
        let step = step(around)
        var room = CellEditRoom()
        if cell.isEditing, controls.kind != nil || controls.indents {
            room.leading = around.round(around.controlMargin + step.contentStart)
        }
        if showsReorder { room.trailing = around.accessoryMargin + around.trailingTextSide + step.reorderWidth }
        if isConfirming { room.shift = confirmation?.width ?? 0 }
        return room
    }

    func layOut(in size: CGSize, around: CellSurroundings) {
        if let control { place(control, isIn: showsControl, around) }
        if let reorder { place(reorder, isIn: showsReorder, around) }
        if let confirmation {
            confirmation.place(in: size, shown: isConfirming ? confirmation.width : 0, around: around)
        }
    }

    /// Places a control in the row, or beside it where it comes from.
    private func place(_ view: UIView, isIn: Bool, _ around: CellSurroundings) {
        let step = step(around)
        let size = cell.bounds.size
        let room = around.room(in: size.width)
        var frame: CGRect
        if view === reorder {
            let end = room - around.accessoryMargin - around.trailingTextSide
            frame = CGRect(x: end - step.reorderWidth, y: 0, width: step.reorderWidth, height: size.height)
            if !isIn { frame.origin.x += end - frame.minX + around.accessoryMargin }
        } else {
            let content = around.contentHeight(rowHeight: size.height)
            let free = (content - step.control.height) / 2
            let y = around.metrics.rows.roundsToPoints ? free.rounded(.down) : around.roundDown(free)
            frame = CGRect(
                origin: CGPoint(x: around.round(around.controlMargin + step.controlStart), y: y), size: step.control)
            if !isIn { frame.origin.x -= around.round(around.controlMargin + step.contentStart) }
        }
        frame.origin.x -= around.editing.shift
        view.frame = around.directed(frame, in: room).offsetBy(dx: around.sides.left, dy: 0)
    }
}
