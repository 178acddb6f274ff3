internal import TableEngine

extension UITableView: RestorableList {
    var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    var hasElements: Bool { (0..<numberOfSections).contains { numberOfRows(inSection: $0) > 0 } }

    func contains(_ indexPath: IndexPath) -> Bool { indexPath.count == 2 && contents.contains(RowIndex(indexPath)) }

    func elementFrame(at indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

    func show(_ indexPath: IndexPath) { scrollToRow(at: indexPath, at: .top, animated: false) }

    func selectRestored(_ indexPath: IndexPath) { selectRow(at: indexPath, animated: false, scrollPosition: .none) }
}

extension UITableViewCell: PassingContent {}
