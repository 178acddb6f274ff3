internal import TableEngine

/// Gives ``ListSprings`` access to a table and its delegate.
@MainActor
final class TableSpringHost: TableRows, SpringHost {
    private var table: UITableView? { link.view }

    func mayOpen(_ row: RowIndex, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard let table else { return false }
        let path = row.indexPath
        return pass { table.calls.shouldSpringLoadRow(at: path, context) ?? table.springLoadsByDefault(path) }
    }

    func open(_ row: RowIndex) { table?.touchSelection.press(row) }
}
