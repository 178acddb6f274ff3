/// What the editing of the table means for one row: which controls its cell shows. Set by the table before the cell
/// begins to be edited; a cell outside tables has none.
struct CellEditControls: Equatable {
    /// The control at the leading end.
    enum Kind: Equatable {
        case delete, insert
        /// The circle of a row in a table of multiple selection.
        case selection
    }

    var kind: Kind?
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
