internal import TableEngine

/// What assistive technologies can do with a row of a table besides selecting it. The swipe actions are the cell's own
/// custom actions.
extension UITableView {
    func rowActions(_ row: RowIndex) -> [RowAction] {
        calls.pass {
            var actions = detail(row)
            guard isInEditingMode else { return actions }
            let (editable, canEdit) = selection.following(row) { rowEditing.canEdit(row) }
            guard canEdit, let editable else { return actions }
            let (styled, style) = selection.following(editable) { rowEditing.style(of: editable) }
            guard let styled else { return actions }
            switch style {
            case .delete where calls.commits: actions.append(commit("delete", SystemText.delete.string, .delete))
            case .insert where calls.commits: actions.append(commit("insert", SystemText.insert.string, .insert))
            default: break
            }
            if calls.mayMoveRow(at: styled.indexPath) {
                actions += [move(.moveUp, .up), move(.moveDown, .down)]
            }
            return actions
        }
    }

    private func detail(_ row: RowIndex) -> [RowAction] {
        guard let cell = cells.cell(at: row),
            cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
        else { return [] }
        let action = RowAction(name: "details", localizedName: SystemText.moreInfo.string) { [link] row in
            guard let table = link.view, let cell = table.cells.cell(at: row) else { return false }
            table.accessoryButtonWasTapped(in: cell)
            return true
        }
        return [action]
    }

    /// Has the data source delete the row or insert another one, as the controls of edited rows do.
    private func commit(
        _ name: String, _ localizedName: String, _ style: UITableViewCell.EditingStyle
    ) -> RowAction {
        RowAction(name: name, localizedName: localizedName) { [link] row in
            guard let table = link.view, table.isInEditingMode else { return false }
            return table.calls.pass {
                let (editable, canEdit) = table.selection.following(row) { table.rowEditing.canEdit(row) }
                guard canEdit, let editable else { return false }
                let (present, found) = table.selection.following(editable) { table.rowEditing.style(of: editable) }
                guard found == style, let present else { return false }
                table.calls.commit(style, at: present.indexPath)
                return true
            }
        }
    }

    /// Moves the row by one place, as the keys do.
    private func move(_ text: SystemText, _ direction: RowDirection) -> RowAction {
        RowAction(name: text.rawValue.lowercased(), localizedName: text.string) { [link] row in
            guard let table = link.view else { return false }
            return table.calls.pass {
                ReorderKeys(table: TableReorderKeysHost(table: table)) { row }.move(direction)
            }
        }
    }
}
