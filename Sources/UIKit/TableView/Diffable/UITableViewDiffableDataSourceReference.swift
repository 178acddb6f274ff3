import Foundation
internal import TableEngine

/// Returns the cell of a row, usually a dequeued one; returning nil raises.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// Provides the rows of a table view from snapshots whose identifiers may be of any type.
///
/// The initializer makes it the data source of its table, which does not retain it.
@MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    private let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider
    private let source: SnapshotSource<AnyIdentifier, AnyIdentifier>

    /// Creates a data source without rows, and sets it as the data source of the table.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        let link = tableView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted and deleted rows and sections, for snapshots applied from now on. The default is
    /// `.automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots; called as those of UITableViewDiffableDataSource

    /// Returns a copy of the snapshot that was applied last.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(source.newest)
    }

    /// Applies a snapshot by its differences; without animation they are shown at once.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Applies a snapshot by its differences. `completion` is called on the main queue after the animations.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Applies a snapshot by reloading the table, without comparing.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Applies a snapshot by reloading the table, without comparing. `completion` is called on the main queue.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, .reloading, for: self, completion: completion)
    }

    // MARK: Identifiers and index paths; O(log n)

    /// Returns the section that the table shows at an index; nil for an index out of range.
    open func sectionIdentifier(for index: Int) -> Any? { source.shown.sectionIdentifier(at: index)?.value }

    /// Returns `NSNotFound` for a section that is not shown.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.shown.indexOfSection(AnyIdentifier(identifier)) ?? NSNotFound
    }

    /// Returns the item that the table shows in a row; nil for a row that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))?.value
    }

    /// Returns nil for an item that the table does not show.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.shown.row(ofItem: AnyIdentifier(identifier))?.indexPath
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { source.shown.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.shown.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            return TableErrors.missingCell(
                in: tableView, from: self,
                hint: "the cell provider returned nil; return a cell for every identifier that snapshots have")
        }
        return cell
    }
}

extension UITableViewDiffableDataSourceReference: RowAnimating {}
