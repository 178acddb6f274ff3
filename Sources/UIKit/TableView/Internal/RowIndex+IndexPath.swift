internal import TableEngine

extension RowIndex {
    /// Raises for paths that have not two indexes.
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
