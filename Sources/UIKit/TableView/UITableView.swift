internal import TableEngine

/// Rows in one column, in sections, over as much data as its data source has: only what is visible has views.
///
/// The body holds UIKit's members; the collaborators named at its end do the work. Counts and heights are asked when the table
/// is first laid out after it was made or got a data source, and by ``reloadData()``; later layouts, however often, ask only for
/// rows that come on screen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public nonisolated static let automaticDimension: CGFloat = -1
    public nonisolated static let indexSearch = "{search}"

    // MARK: Creating

    /// The style can't change later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        finishInit()
    }

    /// A `.plain` table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        finishInit()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
    }

    private func finishInit() {
        link.view = self
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        memoryWarning = MemoryWarning { [link] in
            link.view?.cells.emptyPool()
            link.view?.bandViews.emptyPool()
        }
    }

    deinit {
        MainActor.assumeIsolated { link.view = nil }
    }

    public let style: Style

    // MARK: Data source and delegate

    /// Setting it makes the next layout reload the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { calls.dataSource }
        set {
            calls.dataSource = newValue
            updates.forget()
        }
    }

    /// Hears of rows before they come on screen.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { calls.prefetchDataSource }
        set {
            calls.prefetchDataSource = newValue
            prefetching.forget()
            setNeedsLayout()
        }
    }

    /// False asks for no more rows; those asked for are not cancelled.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled { setNeedsLayout() } }
    }

    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Heights

    /// The height of rows for which the delegate gives none. `automaticDimension`, the default, lets cells size themselves
    /// where estimates are on.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { layout.setNeedsRemeasuring() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { layout.setNeedsRemeasuring() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { layout.setNeedsRemeasuring() } }
    }

    /// What rows count until they are shown and measured. 0 turns estimates off: all heights are asked for while loading.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { layout.setNeedsRemeasuring() } }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { layout.setNeedsRemeasuring() } }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { layout.setNeedsRemeasuring() } }
    }

    /// Above each section header; `automaticDimension`, the default, gives plain tables the system's.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { layout.setNeedsRemeasuring() } }
    }

    /// The height of the empty rows drawn below the last row of a plain table. 0, the default, draws none;
    /// `automaticDimension` gives them the height of a row.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    // MARK: Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }

    /// Nil when set gives the system's.
    open var separatorColor: UIColor? {
        get { ownSeparatorColor ?? .separator }
        set {
            ownSeparatorColor = newValue
            separatorsDidChange()
        }
    }

    /// `automaticDimension` keeps the automatic inset of an edge; only left and right count.
    open var separatorInset = UIEdgeInsets(
        top: 0, left: UITableView.automaticDimension, bottom: 0, right: UITableView.automaticDimension)
    {
        didSet { if separatorInset != oldValue { separatorsDidChange() } }
    }

    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { separatorsDidChange() } }
    }

    /// Whether content views and accessories keep out of the safe area's sides; true. False keeps only their text out.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { layout.sidesDidChange() } }
    }

    /// Whether rows of wide tables have margins that keep their text to a width that is good to read; false. Not for cards.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { layout.sidesDidChange() } }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layout.sidesDidChange()
    }

    // MARK: Header, footer, background

    /// Above all sections, as wide as the table; its frame's height counts when it is set.
    open var tableHeaderView: UIView? {
        didSet {
            guard
                tableHeaderView !== oldValue || tableHeaderView?.frame.height != CGFloat(contents.geometry.tableHeader)
            else { return }
            if oldValue !== tableHeaderView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let tableHeaderView, tableHeaderView.superview !== self { insertBand(tableHeaderView) }
            tableHeaderOrFooterDidChange()
        }
    }

    /// Below all sections. A plain table with one, even of no height, has no filler rows.
    open var tableFooterView: UIView? {
        didSet {
            guard
                tableFooterView !== oldValue || tableFooterView?.frame.height != CGFloat(contents.geometry.tableFooter)
            else { return }
            if oldValue !== tableFooterView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let tableFooterView, tableFooterView.superview !== self { insertBand(tableFooterView) }
            tableHeaderOrFooterDidChange()
        }
    }

    /// Behind everything, always as large as the table; does not scroll.
    open var backgroundView: UIView? {
        get { background.view }
        set { background.view = newValue }
    }

    // MARK: Cells and sections

    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.geometry.numberOfSections
    }

    /// As of the last reload or update: asks nobody. 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        contents.loadIfNeeded()
        return contents.contains(section: section) ? contents.geometry.numberOfRows(in: section) : 0
    }

    /// Nil for rows without a cell: those off screen, and those that do not exist. After ``reloadData()`` the rows on screen are brought first.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layout.bringReloadedRows()
        return cells.live[RowIndex(indexPath)]
    }

    /// Nil for cells that are not on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.row(of: cell)?.indexPath }

    /// Nil where there is no row.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        contents.loadIfNeeded()
        return contents.geometry.row(at: Double(point.y))?.indexPath
    }

    /// Of all rows that share an area with the rectangle; nil for a rectangle without one.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, !rect.isEmpty else { return nil }
        contents.loadIfNeeded()
        let rows = contents.geometry.rows(in: Span(from: Double(rect.minY), to: Double(rect.maxY)))
        return rows.map { contents.geometry.row(withOrdinal: $0).indexPath }
    }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { cells.visibleEntries.map(\.element) }

    /// From top to bottom; nil when no row is visible.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let visible = cells.visibleEntries
        return visible.isEmpty ? nil : visible.map(\.key.indexPath)
    }

    /// Nil off screen, and for headers of other classes.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bandViews.view(BandKey(band: .header, section: section)) as? UITableViewHeaderFooterView
    }

    /// Nil off screen, and for footers of other classes.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bandViews.view(BandKey(band: .footer, section: section)) as? UITableViewHeaderFooterView
    }

    // MARK: Areas; zero for what does not exist

    /// Of header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { areas.section(section) }

    /// Its own place, also while it floats elsewhere.
    open func rectForHeader(inSection section: Int) -> CGRect { areas.header(section) }

    open func rectForFooter(inSection section: Int) -> CGRect { areas.footer(section) }

    open func rectForRow(at indexPath: IndexPath) -> CGRect { areas.row(RowIndex(indexPath)) }

    // MARK: Reuse

    /// Nil ends the registration. Of several calls for one identifier the last counts.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, identifier)
    }

    /// The nib has one object at its top level, a cell, whose identifier is empty or `identifier`. Nil ends the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cells.register(nib, identifier) }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bandViews.register(nib, identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bandViews.register(aClass, identifier)
    }

    /// An idle cell, or a new one of the registered class or nib; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cells.dequeue(identifier) }

    /// For use in `tableView(_:cellForRowAt:)`, once a row; the cell has the row's size. Raises without a registration.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cells.dequeue(identifier, for: indexPath)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        bandViews.dequeue(identifier)
    }

    // MARK: Loading and updating

    /// Asks for all counts, and for heights that are not estimated; drops selection and all other row state. Cells are asked
    /// for by the next layout. Called while the table lays itself out or asks for a count or a height, it waits until the
    /// table is done.
    open func reloadData() { updates.reload() }

    /// Several changes as one: insertions, and where moves end, name rows of after the update; everything else names those of
    /// before. Updates nest; the outermost applies them all. While an update is being gathered the table shows what it showed.
    ///
    /// Any method that the table calls may update it, but for those that are asked for counts, heights, titles and views (see
    /// ARCHITECTURE.md). An update that does not fit the counts of the data source raises.
    ///
    /// - Parameter completion: After the animations, with false when one was cut short; at once when nothing was animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion: completion)
    }

    /// With nothing before ``endUpdates()``, heights are found out again, and animated to.
    open func beginUpdates() { updates.begin() }

    open func endUpdates() { updates.end() }

    /// Whether a drop placeholder or an interactive reordering holds rows that the data source does not have; false in a batch update.
    /// Always false: tables have no drops and no reordering yet.
    open var hasUncommittedUpdates: Bool { false }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.insertSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.deleteSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    /// Asks for the sections' counts, headers, footers and cells again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.reloadSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.add(.moveSection(from: section, to: newSection))
    }

    /// The paths name rows of the new state.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.insertRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    /// The paths name rows of the old state.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.deleteRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    /// Gives rows new cells; those selected no longer are.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.reloadRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.add(.moveRow(from: RowIndex(indexPath), to: RowIndex(newIndexPath)))
    }

    /// Lets the data source set up the rows' present cells anew: dequeuing gives it the same cell, without `prepareForReuse`.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        updates.add(.reconfigureRows(RowRange.union(indexPaths)))
    }

    // MARK: Scrolling

    /// Raises for rows that do not exist. `NSNotFound` as row scrolls to the section's header.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollTargeting.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// To the selected row that is nearest to the middle of the table; does nothing without selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollTargeting.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Posted when the user selected or deselected; the object is the table.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    /// False, when set, keeps the row selected last (unverified).
    open var allowsMultipleSelection = false {
        didSet { selection.modeDidChange() }
    }
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selection.modeDidChange() }
    }

    /// The row selected first.
    open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

    /// In the order of selecting; nil when none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.rows.map(\.indexPath)
    }

    /// Asks and tells nobody. Nil deselects all. `.none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll(animated: animated) }
        let row = RowIndex(indexPath)
        contents.loadIfNeeded()
        if contents.contains(row) { selection.select(row, animated: animated) }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Asks and tells nobody.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(RowIndex(indexPath), animated: animated)
    }

    // MARK: Editing

    /// While true, the two `…DuringEditing` properties decide about selection. Not animated when set.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Tells the cells on screen. Beginning and ending drop the selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        touchSelection.cancel()
        selection.deselectAll(animated: animated)
        cells.showEditing(animated: animated)
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        layout.pass()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection
        if before?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || before?.displayScale != traitCollection.displayScale
        {
            // Idle views are outside the hierarchy and would be measured with their old traits.
            cells.emptyPool()
            bandViews.emptyPool()
            layout.setNeedsRemeasuring()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.began(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.moved(touches)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.ended(touches)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.cancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    open override func insertSubview(_ view: UIView, at index: Int) {
        applicationViews.willInsert(view, at: index)
        super.insertSubview(view, at: index)
    }

    open override func addSubview(_ view: UIView) {
        applicationViews.willAdd(view)
        super.addSubview(view)
    }

    open override func sendSubviewToBack(_ view: UIView) {
        applicationViews.willInsert(view, at: 0)
        super.sendSubviewToBack(view)
    }

    open override func bringSubviewToFront(_ view: UIView) {
        applicationViews.willAdd(view)
        super.bringSubviewToFront(view)
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        calls.delegate = super.delegate as? any UITableViewDelegate
        layout.setNeedsRemeasuring()
    }

    override var scrollableAxes: ScrollAxes { .vertical }

    override var descriptionTail: [String] {
        func list(_ numbers: CGFloat...) -> String { "{\(numbers.map(\.shortDescription).joined(separator: ", "))}" }
        let inset = adjustedContentInset
        return super.descriptionTail + [
            "contentOffset: \(list(contentOffset.x, contentOffset.y))",
            "contentSize: \(list(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
            "dataSource: \(dataSource.map { "<\(ClassName(type(of: $0))): \(ObjectAddress($0))>" } ?? "(null)")",
        ]
    }

    // MARK: Collaborators

    private(set) lazy var calls = DelegateCalls(view: self)
    let link = ViewLink<UITableView>()
    private(set) lazy var bands = BandSizing(
        table: self,
        // Sound: the table owns its collaborators, which call their closures only while it is alive.
        geometry: { [unowned(unsafe) self] in contents.geometry },
        // Sound: as above.
        makeView: { [unowned(unsafe) self] in bandViews.makeView($0, $1) })
    private(set) lazy var sizing = RowSizing(table: self, bands: bands)
    private(set) lazy var contents = TableContents(table: self, sizing: sizing)
    private(set) lazy var frames = TableFrames(table: self, contents: contents)
    private(set) lazy var anchoring = ScrollAnchoring(table: self, contents: contents, frames: frames)
    private(set) lazy var measuring = RowMeasuring(
        table: self, sizing: sizing, contents: contents, anchoring: anchoring)
    private(set) lazy var absentBands = AbsentBands(
        table: self, sizing: bands, contents: contents, anchoring: anchoring)
    private(set) lazy var layout = TableLayout(table: self)
    private(set) lazy var cells = TableCells(table: self)
    private(set) lazy var bandViews = BandViews(table: self)
    private(set) lazy var selection = ListSelection(host: TableSelectionHost(table: self))
    private(set) lazy var touchSelection = TouchSelection(
        host: TableSelectionHost(table: self), selection: selection)
    private(set) lazy var scrollTargeting = ScrollTargeting(
        // Sound: as above.
        table: self, layOut: { [unowned(unsafe) self] in layout.pass() })
    private(set) lazy var separators = Separators(
        // Sound: as above.
        table: self, contents: contents, cell: { [unowned(unsafe) self] in cells.live[$0] })
    private(set) lazy var fillers = FillerRows(table: self)
    private(set) lazy var background = TableBackground(table: self)
    private(set) lazy var prefetching = Prefetching(table: self)
    private(set) lazy var updates = ListUpdates(host: TableUpdateHost(table: self))
    private(set) lazy var animator = UpdateAnimator(table: self)
    private(set) lazy var areas = TableAreas(table: self)
    private(set) lazy var applicationViews = ApplicationViews(table: self)

    /// The cells of an inset grouped table; made with the first of them.
    var wrapper: TableWrapperView?
    private var ownSeparatorColor: UIColor?
    private var editing = false
    private var memoryWarning: MemoryWarning?
    var anchor = UpdateAnchor.visibleRows
}
