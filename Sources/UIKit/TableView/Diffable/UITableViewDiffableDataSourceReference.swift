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

    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, .reloading, for: self, completion: completion)
    }

    // MARK: Identifiers and index paths; O(log n)

    open func sectionIdentifier(for index: Int) -> Any? { source.shown.sectionIdentifier(at: index)?.value }

    /// Returns `NSNotFound` for a section that is not shown.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.shown.indexOfSection(AnyIdentifier(identifier)) ?? NSNotFound
    }

    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))?.value
    }

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
