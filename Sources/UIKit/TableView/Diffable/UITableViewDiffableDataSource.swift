internal import TableEngine

/// Provides the rows of a table view from snapshots. Applying a snapshot changes the table from what it shows to the
/// contents of the snapshot.
///
/// The initializer makes it the data source of its table, which does not retain it. Subclasses override the data source
/// methods that they implement differently, for example for titles of headers and footers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of a row, usually a dequeued one; returning nil raises.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let cellProvider: CellProvider
    private let source: SnapshotSource<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source without rows, and sets it as the data source of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        let link = tableView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted and deleted rows and sections, for snapshots applied from now on. The default is
    /// `.automatic`.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// Applies a snapshot. May be called from any queue, but always from the same. On the main queue the snapshot is
    /// shown within the call; on another queue it is compared within the call and shown later on the main queue.
    /// `completion` is called on the main queue after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Applies a snapshot as a call on the main queue does. Returns after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self)
    }

    /// Applies a snapshot by reloading the table, without comparing.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, .reloading, for: self, completion: completion)
    }

    /// Applies a snapshot by reloading the table, without comparing. Returns when the table shows it.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await source.submit(snapshot, .reloading, for: self)
    }

    /// Returns the snapshot that was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        source.newest
    }

    // MARK: Identifiers and index paths; O(log n)

    /// Returns the section that the table shows at an index; nil for an index out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { source.shown.sectionIdentifier(at: index) }

    /// Returns nil for a section that the table does not show.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.shown.indexOfSection(sectionIdentifier)
    }

    /// Returns the item that the table shows in a row; nil for a row that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))
    }

    /// Returns nil for an item that the table does not show.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        source.shown.row(ofItem: itemIdentifier)?.indexPath
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

    /// Returns nil, and counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        TableMethod.titleForHeader.noteDefault(of: self)
        return nil
    }

    /// Returns nil, and counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        TableMethod.titleForFooter.noteDefault(of: self)
        return nil
    }

    /// Returns false: the rows are edited only if a subclass overrides the method.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Overrides apply a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns false: the rows are moved only if a subclass overrides the method.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Overrides apply a snapshot with the row at its new place.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns nil, and counts as not implemented.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        TableMethod.sectionIndexTitles.noteDefault(of: self)
        return nil
    }

    /// Returns `index`, and counts as not implemented.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        TableMethod.sectionForIndexTitle.noteDefault(of: self)
        return index
    }
}

/// The row animation of a data source, independent of its identifier types.
@MainActor
protocol RowAnimating {
    var defaultRowAnimation: UITableView.RowAnimation { get }
}

extension UITableViewDiffableDataSource: RowAnimating {}

extension UITableView: DiffableDataView {
    func isAnswered(by dataSource: NSObject) -> Bool { self.dataSource === dataSource }

    func animation(of dataSource: NSObject) -> AnimationToken {
        AnimationToken((dataSource as? any RowAnimating)?.defaultRowAnimation ?? .automatic)
    }
}
