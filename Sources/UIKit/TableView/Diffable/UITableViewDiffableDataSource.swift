internal import TableEngine

/// Gives a table its rows out of snapshots: apply one, and the table changes from what it shows to what the snapshot says.
///
/// The data source of its table from the beginning; the table does not keep it alive. Subclasses override what they answer
/// otherwise: titles of headers and footers, cells.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of a row, most often a dequeued one; nil raises.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let cellProvider: CellProvider
    private let source: SnapshotSource<SectionIdentifierType, ItemIdentifierType>

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        let link = tableView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows and sections come and go from the next snapshot on.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// From any queue, but always from the same: within the call on the main queue, else compared within the call and shown
    /// when the main queue gets to it. `completion` is called on the main queue when animations are through.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Returns when animations are through. Counts as a call on the main queue.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self)
    }

    /// Compares nothing: the table reloads.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, .reloading, for: self, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await source.submit(snapshot, .reloading, for: self)
    }

    /// What was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        source.newest
    }

    // MARK: Identifiers and places; O(log n)

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { source.shown.sectionIdentifier(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.shown.indexOfSection(sectionIdentifier)
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))
    }

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

    /// Nil, which counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        TableMethod.titleForHeader.noteDefault(of: self)
        return nil
    }

    /// Nil, which counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        TableMethod.titleForFooter.noteDefault(of: self)
        return nil
    }
}

/// How a data source wants rows to come and go, whatever its identifiers are.
@MainActor
private protocol RowAnimating {
    var defaultRowAnimation: UITableView.RowAnimation { get }
}

extension UITableViewDiffableDataSource: RowAnimating {}

extension UITableView: DiffableDataView {
    func isAnswered(by dataSource: NSObject) -> Bool { self.dataSource === dataSource }

    func animation(of dataSource: NSObject) -> AnimationToken {
        AnimationToken((dataSource as? any RowAnimating)?.defaultRowAnimation ?? .automatic)
    }
}
