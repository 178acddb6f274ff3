internal import TableEngine

/// The contents of a table as its data source last gave them: the number of rows in each section, and the positions of
/// all rows.
///
/// Owned by UITableView. Only this class asks for counts; they are kept in the geometry, so that later queries need no
/// call to the data source.
@MainActor
final class TableContents: ListContents {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// Changed by loading, measuring and updates; every change increments ``version``.
    private(set) var geometry = TableGeometry() {
        didSet { version &+= 1 }
    }
    /// Lets the layout detect that positions changed.
    private(set) var version = 0
    /// The number of rows in each section, from which the next update starts.
    private(set) var counts = SectionCounts(runs: []) {
        didSet { arrangement &+= 1 }
    }
    /// Changes when rows are inserted, removed or loaded again, not with heights.
    private(set) var arrangement = 0

    private let sizing: RowSizing

    /// What is known of the loads so far.
    private struct Loading {
        var isLoaded = false
        var isAsking = false
        /// Whether the contents came from a data source.
        var isFromDataSource = false
        /// Changes whenever the contents are loaded or forgotten.
        var loads = 0
    }

    private var loading = Loading()

    /// What has happened to the table.
    struct History {
        /// True from the first layout pass on, which asks the data source once more (measured).
        var wasLaidOut = false
        /// True if a layout pass was asked for where it does nothing: during another pass, and while the data source is
        /// asked. The table counted as laid out after that.
        var hasRefusedLayout = false
        /// Whether client code has reloaded the table. From then on it may ask for cells, even before the first layout.
        var wasReloaded = false
    }

    var history = History()

    init(table: UITableView, sizing: RowSizing) {
        self.table = table
        self.sizing = sizing
    }

    private var calls: DelegateCalls { table.calls }

    // MARK: Loading

    private(set) var isLoaded: Bool {
        get { loading.isLoaded }
        set { loading.isLoaded = newValue }
    }

    /// True while counts and heights are asked for, by a load or an update. The calls may change the data, in which
    /// case everything is loaded again.
    private(set) var isAsking: Bool {
        get { loading.isAsking }
        set { loading.isAsking = newValue }
    }

    var wasLaidOut: Bool { history.wasLaidOut }

    /// Asks the data source for all counts, and for the heights that are not estimated.
    func load() {
        isLoaded = true
        loading.loads += 1
        let start = loading.loads
        let outer = isAsking
        isAsking = true
        defer {
            isAsking = outer
            if !outer { makeUpForRefusal() }
        }
        var sections = SectionsLoad(sizing: sizing)
        loading.isFromDataSource = calls.hasDataSource
        if loading.isFromDataSource {
            sizing.beginLoad()
            let count = max(0, calls.numberOfSections() ?? 1)
            sections.add(
                count, rows: { max(0, calls.numberOfRows(inSection: $0) ?? 0) },
                ofMany: { calls.numbersOfRows(in: $0) ?? SectionCounts(runs: []) })
        } else {
            // UIKit is reported to do the same.
            sections.addEmptySection()
            sayThatThereIsNoDataSource()
        }
        // Client code may have set another data source meanwhile, and have loaded from that.
        guard loading.loads == start else { return }
        var loaded = TableGeometry(
            tableHeader: Double(table.tableHeaderView?.frame.height ?? 0), runs: sections.runs,
            tableFooter: Double(table.tableFooterView?.frame.height ?? 0))
        // A reload must not move the content only because headers are estimates again.
        loaded.estimateBands(
            from: geometry, takesEstimates: !sizing.asksForBandEstimates, topPadding: sizing.topPadding)
        geometry = loaded
        counts = geometry.counts
    }

    /// Returns the data source's current counts, to check an update against them.
    func askCounts() -> SectionCounts {
        guard calls.hasDataSource else { return SectionCounts([0]) }
        return calls.numbersOfRows(in: 0..<max(0, calls.numberOfSections() ?? 1)) ?? SectionCounts(runs: [])
    }

    /// - Complexity: O(changes * log runs)
    func apply(_ plan: UpdatePlan) {
        let outer = isAsking
        isAsking = true
        defer { isAsking = outer }
        let sizing = sizing
        // Computed once, since an update may have thousands of ranges.
        let common = sizing.commonExtent
        var next = geometry
        next.apply(
            plan,
            extents: NewExtents(
                section: { sizing.section($0, rows: plan.map.countsAfter[$0]) },
                rows: { range in
                    if let common { return [ExtentRun(range.count, common)] }
                    return sizing.runs(ofSection: range.section, rows: range.rows)
                }))
        geometry = next
        counts = plan.map.countsAfter
    }

    /// Has the table laid out again if client code laid it out in vain.
    func makeUpForRefusal() {
        guard history.hasRefusedLayout else { return }
        history.hasRefusedLayout = false
        table.setNeedsLayout()
    }

    func loadIfNeeded() {
        if !isLoaded { calls.pass { load() } }
    }

    /// Discards the counts; the next query asks the data source.
    func forget() {
        isLoaded = false
        loading.loads += 1
        geometry = TableGeometry(
            tableHeader: geometry.tableHeader, sections: [SectionGeometry](), tableFooter: geometry.tableFooter)
        counts = SectionCounts(runs: [])
    }

    private func sayThatThereIsNoDataSource() {
        guard DebugFlags.current.contains(.delegates) else { return }
        ConsoleLog.once("no data source", "UITableView has no data source and shows no rows: \(table)")
    }

    // MARK: Changing

    func setTableHeader(_ points: CGFloat) {
        if geometry.tableHeader != Double(points) { geometry.tableHeader = Double(points) }
    }

    func setTableFooter(_ points: CGFloat) {
        if geometry.tableFooter != Double(points) { geometry.tableFooter = Double(points) }
    }

    func setExtent(_ extent: RowExtent, of row: RowIndex) {
        guard contains(row) else { return }
        if geometry.extent(of: row) != extent { geometry.setExtent(extent, of: row) }
    }

    func editSection(_ section: Int, _ body: (inout SectionGeometry) -> Void) {
        geometry.editSection(section, body)
    }

    /// Determines all heights again, with the same counts. Heights are kept if client code changes the counts meanwhile.
    func sizeAgain() {
        let outer = isAsking
        isAsking = true
        defer {
            isAsking = outer
            if !outer { makeUpForRefusal() }
        }
        sizing.beginLoad()
        let (counts, start) = (counts, arrangement)
        var sections = SectionsLoad(sizing: sizing)
        sections.add(
            counts.numberOfSections, rows: { counts[$0] }, ofMany: { SectionCounts(runs: counts.runs(in: $0)) })
        // Client code may have loaded or updated the table meanwhile, or have taken its data source away.
        guard arrangement == start else { return }
        geometry = TableGeometry(
            tableHeader: geometry.tableHeader, runs: sections.runs, tableFooter: geometry.tableFooter)
    }

    /// Estimates rows, whose numbers are ordinals of `before`, by their measured heights there.
    func estimateRows(_ ordinals: Range<Int>, from before: TableGeometry) {
        geometry.estimateRows(ordinals, from: before)
    }

    /// Turns all heights into estimates, until the rows are shown again.
    func forgetMeasurements() {
        editSections { $1.rows = $1.rows.asEstimates }
    }

    /// Turns the heights of rows that are 0 high into estimates. Without estimates in the table they have just been asked
    /// for, or are asked for at once when the rows are on screen.
    func forgetEmptyRows(in ordinals: Range<Int>) {
        if geometry.emptyRows(in: ordinals) > 0 { geometry.forgetEmptyRows(in: ordinals) }
    }

    /// Changes all sections, equal ones at once, the first separately; the counts must stay the same.
    func editSections(_ body: (_ sections: Range<Int>, _ geometry: inout SectionGeometry) -> Void) {
        geometry.editRuns(body)
    }

    // MARK: Asking

    /// Raises for a section that does not exist, and returns 0 then.
    func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        if contains(section: section) { return geometry.numberOfRows(in: section) }
        // Sections that are just being counted do not exist yet.
        if !isAsking { TableErrors.sectionOutOfBounds(section) }
        return 0
    }

    /// Whether the data source that gave the contents has been deallocated or removed.
    var hasLostDataSource: Bool { loading.isFromDataSource && !calls.hasDataSource }

    func span(of key: BandKey) -> Span {
        key.band == .header ? geometry.span(ofHeader: key.section) : geometry.span(ofFooter: key.section)
    }

    func contains(_ row: RowIndex) -> Bool { geometry.contains(row) }

    func contains(section: Int) -> Bool { section >= 0 && section < geometry.numberOfSections }
}
