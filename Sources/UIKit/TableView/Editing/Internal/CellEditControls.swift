/// What the editing of the table means for one row: which controls its cell shows. Set by the table before the cell
/// begins to be edited; a cell outside tables has none.
struct CellEditControls: Equatable {
    /// The control at the leading end.
    var kind: CellEditControl.Kind?
    /// Whether the content moves to make room for a control, also if there is none.
    var indents = false

    var style: UITableViewCell.EditingStyle {
        switch kind {
        case .delete: .delete
        case .insert: .insert
        case .selection, nil: .none
        }
    }
}

extension CellEditControl {
    convenience init(cell: UITableViewCell, kind: Kind) {
        self.init(row: cell, kind: kind) { [weak cell] in
            if let cell { cell.tableView?.rowEditing.controlWasTapped(in: cell) }
        }
    }
}
