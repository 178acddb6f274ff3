/// How a cell looks while its row is dragged, or while an item moves to it.
final class CellDragLook {
    var drag = UITableViewCell.DragState.none
    var drop = UICellConfigurationState.DropState.none
    /// Whether the cell is hidden, because a drag shows it elsewhere.
    var isTaken = false
    /// The cell's alpha at other times; nil while it has it.
    var formerAlpha: CGFloat?
}

extension UITableViewCell {
    /// Set by the table. The application is told.
    var dragState: DragState {
        get { dragLook?.drag ?? .none }
        set {
            guard newValue != dragState else { return }
            requireDragLook().drag = newValue
            dragLookDidChange()
            configurationStateDidChange()
            dragStateDidChange(newValue)
        }
    }

    /// Whether a drop goes into the row; `.none` while no drag is over the table.
    var dropState: UICellConfigurationState.DropState {
        get { dragLook?.drop ?? .none }
        set {
            guard newValue != dropState else { return }
            requireDragLook().drop = newValue
            configurationStateDidChange()
        }
    }

    /// Whether the cell is hidden, because a drag shows it elsewhere.
    var isTakenByDrag: Bool {
        get { dragLook?.isTaken ?? false }
        set {
            guard newValue != isTakenByDrag else { return }
            requireDragLook().isTaken = newValue
            dragLookDidChange()
        }
    }

    private func requireDragLook() -> CellDragLook {
        if let dragLook { return dragLook }
        let made = CellDragLook()
        dragLook = made
        return made
    }

    private func dragLookDidChange() {
        guard let look = dragLook else { return }
        let share: CGFloat? =
            look.isTaken ? 0 : look.drag == .dragging ? SystemMetrics.current.dragging.sourceAlpha : nil
        if let share {
            let former = look.formerAlpha ?? alpha
            look.formerAlpha = former
            alpha = former * share
        } else if let former = look.formerAlpha {
            look.formerAlpha = nil
            alpha = former
        }
    }
}
