import Foundation
internal import TableEngine

extension UITableView: UISpringLoadedInteractionSupporting {}

/// The parts of drag and drop, made when they are first needed.
extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        guard parts.dragging.ifMade != nil || delegate != nil else { return }
        if parts.dragging.ifMade == nil {
            let made = keep(ListDragging(host: TableDragHost(table: self)), as: \.dragging)
            made.interaction.isEnabled = dragInteractionEnabled
            addInteraction(made.interaction)
        }
        parts.dragging.ifMade?.host.delegate = delegate
        // Rows of the table itself can be dropped without a drop delegate.
        if delegate != nil { installDropping() }
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        guard parts.dropping.ifMade != nil || delegate != nil else { return }
        installDropping()
        parts.dropping.ifMade?.host.delegate = delegate
    }

    private func installDropping() {
        guard parts.dropping.ifMade == nil else { return }
        addInteraction(keep(ListDropping(host: TableDropHost(table: self)), as: \.dropping).interaction)
    }

    func setSpringLoaded(_ isSpringLoaded: Bool) {
        guard isSpringLoaded != (springs != nil) else { return }
        if let springs { removeInteraction(springs) }
        springs = isSpringLoaded ? ListSprings.interaction(TableSpringHost(table: self)) : nil
        if let springs { addInteraction(springs) }
    }
}

// Rows keep their numbers in the data source while others are seen between them, so only what is seen differs.
extension UITableView: UIDataSourceTranslating {
    /// Returns the same index: drags do not move sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the same index: drags do not move sections.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the place at which a row of the data source is seen while a drag has moved rows aside; nil for nil.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { path in frames.gap?.place(of: RowIndex(path)).indexPath ?? path }
    }

    /// Returns the row that is seen at a place while a drag has moved rows aside; nil for the room itself, and for nil.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, let gap = frames.gap else { return presentationIndexPath }
        return gap.row(at: RowIndex(path))?.indexPath
    }

    /// Calls the block. The calls that follow the order that is seen are ``cellForRow(at:)``, ``rectForRow(at:)``,
    /// ``indexPathForRow(at:)`` and ``indexPath(for:)``.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let outer = usesPresentationValues
        usesPresentationValues = true
        defer { usesPresentationValues = outer }
        actionsToTranslate()
    }

    /// Returns the row of the data source that a path of the application names; nil for a temporary row.
    func row(named path: IndexPath) -> RowIndex? {
        guard usesPresentationValues, let gap = frames.gap else { return RowIndex(path) }
        return gap.row(at: RowIndex(path))
    }

    /// Returns the path by which the application knows a row of the data source.
    func name(of row: RowIndex) -> IndexPath {
        guard usesPresentationValues, let gap = frames.gap else { return row.indexPath }
        return gap.place(of: row).indexPath
    }
}
