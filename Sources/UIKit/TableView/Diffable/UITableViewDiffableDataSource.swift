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

    private let link: TableLink
    private var tableView: UITableView? { link.table }
    private let cellProvider: CellProvider
    /// What the table shows.
    private var shown = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    private nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        link = tableView.link
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
        submit(snapshot, animatingDifferences ? .animated : .atOnce, completion: completion)
    }

    /// Returns when animations are through. Counts as a call on the main queue.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await submitOnMain(snapshot, animatingDifferences ? .animated : .atOnce)
    }

    /// Compares nothing: the table reloads.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot, .reloading, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await submitOnMain(snapshot, .reloading)
    }

    /// What was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(queue.newest)
    }

    // MARK: Identifiers and places; O(log n)

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.itemIdentifier(at: RowIndex(indexPath))
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.row(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Trestle.raise(
                .internalInconsistencyException,
                "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))",
                hint: "the cell provider returned nil; return a cell for every identifier that snapshots have")
            return UITableViewCell()
        }
        return cell
    }

    /// Nil, which counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        DelegateCalls.defaultTaken(self, .titleForHeader)
        return nil
    }

    /// Nil, which counts as not implemented.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        DelegateCalls.defaultTaken(self, .titleForFooter)
        return nil
    }

    // MARK: Applying

    private nonisolated func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ manner: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>.Manner, completion: (() -> Void)?
    ) {
        queue.submit(snapshot.contents, manner, completion: completion) { [weak self] in
            self?.tableView?.description ?? "(null)"
        } show: { [self] in
            show($0)
        }
    }

    private func submitOnMain(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ manner: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>.Manner
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, manner) { continuation.resume() }
        }
    }

    private func show(_ application: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>) {
        guard let tableView else {
            shown = application.contents
            application.completion?()
            return
        }
        // A table that another data source answers, a forwarding one perhaps, asks it for all counts.
        guard let diff = application.diff, tableView.dataSource === self else {
            shown = application.contents
            tableView.reloadData()
            application.completion?()
            return
        }
        let changes = diff.changeSet(animation: AnimationToken(defaultRowAnimation))
        tableView.updates.apply(
            changes, countsAfter: application.contents.counts, animated: application.manner == .animated
        ) {
            shown = application.contents
        } completion: { _ in
            application.completion?()
        }
    }
}
