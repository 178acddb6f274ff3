import Foundation
internal import TableEngine

// Items keep their numbers in the data source while there is room between them, so only what is seen differs.
extension UICollectionView: UIDataSourceTranslating {
    /// Returns the same index, since sections keep their order while items are dragged.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the same index, since sections keep their order while items are dragged.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns where an item of the data source is seen, which is elsewhere while items make room for a drag. Nil for
    /// nil.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { path in parts.openings.ifMade?.order?.place(of: RowIndex(path)).indexPath ?? path }
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { dataRow(at: RowIndex($0))?.indexPath }
    }

    /// Calls the block. The calls that follow the order that is seen are ``numberOfItems(inSection:)``,
    /// ``cellForItem(at:)``, ``layoutAttributesForItem(at:)``, ``indexPathForItem(at:)``, ``indexPath(for:)`` and
    /// ``indexPathsForVisibleItems``.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        withValues(ofPresentation: true, actionsToTranslate)
    }
}

extension UICollectionView {
    /// The numbers of items that the layout arranges.
    var layoutCounts: SectionCounts { parts.openings.ifMade?.order?.counts(contents.counts) ?? contents.counts }

    /// Returns nil for a room.
    func dataRow(at place: RowIndex) -> RowIndex? {
        guard let order = parts.openings.ifMade?.order else { return place }
        return order.row(at: place)
    }

    /// Returns the path of the data source that a path of the application names; nil for a room.
    func path(named path: IndexPath) -> IndexPath? {
        usesPresentationValues ? dataSourceIndexPath(forPresentationIndexPath: path) : path
    }

    /// Returns the path by which the application knows an item of the data source.
    func name(of path: IndexPath) -> IndexPath {
        usesPresentationValues ? presentationIndexPath(forDataSourceIndexPath: path) ?? path : path
    }

    /// Runs code of a layout, for which the rooms are items.
    func withPresentationValues<Answer>(_ body: () -> Answer) -> Answer { withValues(ofPresentation: true, body) }

    /// Runs code of a delegate that a layout asks.
    func withDataSourceValues<Answer>(_ body: () -> Answer) -> Answer { withValues(ofPresentation: false, body) }

    private func withValues<Answer>(ofPresentation uses: Bool, _ body: () -> Answer) -> Answer {
        guard usesPresentationValues != uses, parts.openings.ifMade?.order != nil else { return body() }
        let outer = usesPresentationValues
        usesPresentationValues = uses
        defer { usesPresentationValues = outer }
        return body()
    }
}
