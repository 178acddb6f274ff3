/// How a cell looks while its row is dragged, or while an item moves to it.
final class CellDragLook {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    /// Whether the cell is hidden, because a drag shows it elsewhere.
    var isTaken = false
    /// The cell's alpha at other times; nil while it has it.
    var formerAlpha: CGFloat?

    /// The share of the cell's alpha that is shown; nil for all of it.
    @MainActor var share: CGFloat? {
        isTaken ? 0 : drag == .dragging ? SystemMetrics.current.dragging.sourceAlpha : nil
    }
}

/// A cell of a table or collection view, whose look shows drags.
@MainActor
protocol DraggedCell: UIView {
    /// Nil until the cell has a part in a drag.
    var dragLook: CellDragLook? { get set }

    func configurationStateDidChange(animated: Bool)

    /// Tells the application.
    func dragDidChange(to state: UICellConfigurationState.DragState)

    /// Highlights the cell as the target of a drop.
    func setHighlightedByDrag(_ isHighlighted: Bool)
}

extension DraggedCell {
    /// Set by the list. The application is told.
    var dragState: UICellConfigurationState.DragState {
        get { dragLook?.drag ?? .none }
        set {
            guard newValue != dragState else { return }
            requireDragLook().drag = newValue
            dragLookDidChange()
            configurationStateDidChange(animated: false)
            dragDidChange(to: newValue)
        }
    }

    /// Whether a drop goes into the row; `.none` while no drag is over the list.
    var dropState: UICellConfigurationState.DropState {
        get { dragLook?.drop ?? .none }
        set {
            guard newValue != dropState else { return }
            requireDragLook().drop = newValue
            configurationStateDidChange(animated: false)
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
        if let share = look.share {
            let former = look.formerAlpha ?? alpha
            look.formerAlpha = former
            alpha = former * share
        } else if let former = look.formerAlpha {
            look.formerAlpha = nil
            alpha = former
        }
    }

    /// Fades out and removes a cell that no list shows, for a temporary row.
    func fadeAway() {
        UIView.animate(withDuration: SystemMetrics.current.dragging.fadeDuration) { [self] in
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
            alpha = 1
        }
    }
}
