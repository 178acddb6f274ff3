internal import TableEngine

/// Shows the rows of a data source in one column, in sections. Only visible rows have views.
///
/// The body has UIKit's members; the collaborators named at its end do the work, and those that are made on demand
/// (`TableParts`). No two of them know each other; what follows the rows is told through `ListUpdates`. Counts and
/// heights are asked for by the first layout after the table was created or got a data source, and by
/// ``reloadData()``; later layouts ask only for rows that come on screen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// -1: the height of a row that is as high as its content, or an inset of separators that the table chooses.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The title in a section index that is drawn as a magnifying glass.
    public nonisolated static let indexSearch = SectionIndexBar.search

    // MARK: Creating

    /// Creates a table. The style cannot be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        finishInit()
    }

    /// Creates a `.plain` table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        finishInit()
        decodeTable(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .list }
    override var accessibilityCondition: AccessibilityCondition {
        AccessibilityCondition(isBusy: refreshControl?.isRefreshing ?? false)
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

    /// Plain, grouped or inset grouped.
    open private(set) var style: Style

    // MARK: Data source and delegate

    /// Setting it makes the next layout reload the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { calls.dataSource }
        set {
            calls.dataSource = newValue
            updates.forget()
        }
    }

    /// Notified of rows before they come on screen.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { calls.prefetchDataSource }
        set {
            calls.prefetchDataSource = newValue
            prefetching.forget()
            setNeedsLayout()
        }
    }

    /// If false, no more rows are prefetched; those already requested are not cancelled.
    open var isPrefetchingEnabled: Bool {
        get { modes.prefetches }
        set {
            modes.prefetches = newValue
            if newValue { setNeedsLayout() }
        }
    }

    /// The object that is asked about rows and told of what happens to them; not retained.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Drag and drop

    /// Lets the user drag rows, within the table and out of it.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { parts.dragging.ifMade?.host.delegate }
        set {
            MainThreadChecker.check()
            setDragDelegate(newValue)
        }
    }

    /// The object that decides what is dropped where; nil, the default, accepts no drops. Not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { parts.dropping.ifMade?.host.delegate }
        set {
            MainThreadChecker.check()
            setDropDelegate(newValue)
        }
    }

    /// Whether rows can be dragged, if there is a drag delegate. The default is true.
    open var dragInteractionEnabled: Bool {
        get { modes.drags }
        set {
            MainThreadChecker.check()
            modes.drags = newValue
            parts.dragging.ifMade?.interaction.isEnabled = newValue
        }
    }

    /// Whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { parts.dragging.ifMade?.hasActiveDrag ?? false }

    /// Whether a drag is over the table, or is being dropped on it.
    open var hasActiveDrop: Bool { parts.dropping.ifMade?.hasActiveDrop ?? false }

    /// Whether a row is selected while a drag rests over it. The default is false.
    open var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            MainThreadChecker.check()
            setSpringLoaded(newValue)
        }
    }

    /// What is only as wide as its content; nothing by default. `.sectionHeaders` is measured at every layout.
    open var contentHuggingElements: UITableViewContentHuggingElements {
        get { sideRules.hugging }
        set {
            sideRules.hugging = newValue
            setNeedsLayout()
        }
    }

    // MARK: Heights

    /// The height of rows for which the delegate gives none. With `automaticDimension`, the default, cells size
    /// themselves if estimates are on.
    open var rowHeight: CGFloat {
        get { heights.row }
        set {
            MainThreadChecker.check()
            heights.row = accepted(newValue, replacing: heights.row)
        }
    }
    /// The height of headers for which the delegate gives none. The default lets them size themselves.
    open var sectionHeaderHeight: CGFloat {
        get { heights.header }
        set {
            MainThreadChecker.check()
            heights.header = accepted(newValue, replacing: heights.header)
            heights.least.remove(.header)
        }
    }
    /// The height of footers for which the delegate gives none. The default lets them size themselves.
    open var sectionFooterHeight: CGFloat {
        get { heights.footer }
        set {
            MainThreadChecker.check()
            heights.footer = accepted(newValue, replacing: heights.footer)
            heights.least.remove(.footer)
        }
    }

    /// The height of rows until they are shown and measured. 0 turns estimates off: all heights are then asked for
    /// while loading.
    open var estimatedRowHeight: CGFloat {
        get { heights.estimatedRow }
        set {
            MainThreadChecker.check()
            heights.estimatedRow = accepted(newValue, replacing: heights.estimatedRow)
        }
    }
    /// The height of a header until it is shown. 0 has all headers asked for at once. The default chooses one.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { heights.estimatedHeader }
        set {
            MainThreadChecker.check()
            heights.estimatedHeader = accepted(newValue, replacing: heights.estimatedHeader)
        }
    }
    /// The height of a footer until it is shown. 0 has all footers asked for at once. The default chooses one.
    open var estimatedSectionFooterHeight: CGFloat {
        get { heights.estimatedFooter }
        set {
            MainThreadChecker.check()
            heights.estimatedFooter = accepted(newValue, replacing: heights.estimatedFooter)
        }
    }

    /// The padding above each section header. With `automaticDimension`, the default, plain tables use the system's.
    open var sectionHeaderTopPadding: CGFloat {
        get { heights.topPadding }
        set {
            MainThreadChecker.check()
            heights.topPadding = accepted(newValue, replacing: heights.topPadding)
        }
    }

    /// The height of the empty rows drawn below the last row of a plain table. 0, the default, draws none;
    /// `automaticDimension` gives them the height of a row.
    open var fillerRowHeight: CGFloat {
        get { heights.filler }
        set {
            heights.filler = newValue
            setNeedsLayout()
        }
    }

    // MARK: Separators

    /// Whether there are lines between rows. The default is `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { separatorSettings.style }
        set {
            MainThreadChecker.check()
            if separatorSettings.style.take(newValue) { separatorsDidChange() }
        }
    }

    /// Setting nil restores the system's color.
    open var separatorColor: UIColor? {
        get { separatorSettings.color ?? .separator }
        set {
            separatorSettings.color = newValue
            separatorsDidChange()
        }
    }

    /// An effect below the separators' color; nil, the default, for none. Which of the two UIKit draws above the other
    /// is unverified.
    open var separatorEffect: UIVisualEffect? {
        get { separatorSettings.effect }
        set {
            MainThreadChecker.check()
            let former = separatorSettings.effect
            separatorSettings.effect = newValue
            if newValue !== former { separatorsDidChange() }
        }
    }

    /// The inset of separators; only left and right are used. `automaticDimension` keeps an edge's automatic inset.
    open var separatorInset: UIEdgeInsets {
        get { separatorSettings.inset }
        set {
            MainThreadChecker.check()
            if separatorSettings.inset.take(newValue) { separatorsDidChange() }
        }
    }

    /// From where ``separatorInset`` counts. The default is the edges of the cells.
    open var separatorInsetReference: SeparatorInsetReference {
        get { separatorSettings.insetReference }
        set {
            MainThreadChecker.check()
            if separatorSettings.insetReference.take(newValue) { separatorsDidChange() }
        }
    }

    /// Whether content views and accessories stay inside the safe area at the sides. If false, only their text does.
    /// The default is true.
    open var insetsContentViewsToSafeArea: Bool {
        get { sideRules.insetsContentToSafeArea }
        set {
            MainThreadChecker.check()
            if sideRules.insetsContentToSafeArea.take(newValue) { layout.sidesDidChange() }
        }
    }

    /// Whether rows of wide tables have margins that limit their text to a readable width. Ignored by the inset grouped
    /// style. The default is false.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { sideRules.followsReadableWidth }
        set {
            MainThreadChecker.check()
            if sideRules.followsReadableWidth.take(newValue) { layout.sidesDidChange() }
        }
    }

    /// Which changes of a cell on screen make the table measure its row again, before the next frame and with an
    /// animation, unless animations are off. The default is `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { MainThreadChecker.check() } }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layout.sidesDidChange()
    }

    // MARK: Header, footer, background

    /// The view above all sections, as wide as the table. The height of its frame is used when the property is set.
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

    /// The view below all sections. A plain table with such a view, even of height zero, has no filler rows.
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

    /// The rearmost view, always as large as the table; it does not scroll.
    open var backgroundView: UIView? {
        get { background.view }
        set {
            MainThreadChecker.check()
            background.view = newValue
        }
    }

    // MARK: Cells and sections

    /// The number of sections of the last load or update.
    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.geometry.numberOfSections
    }

    /// Returns the number of rows as of the last reload or update, without calling the data source. Raises for a section
    /// that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { contents.numberOfRows(inSection: section) }

    /// Returns nil for rows off screen, and for those that do not exist. After ``reloadData()`` the visible rows are
    /// laid out first.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layout.layOutReloadedRows()
        return row(named: indexPath).flatMap { cells.cell(at: $0) ?? layout.cellOfEmptyRow($0) }
    }

    /// Nil for cells that are not on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.row(of: cell).map(name) }

    /// Returns nil if there is no row at the point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        contents.loadIfNeeded()
        let row =
            parts.openings.ifMade == nil ? contents.geometry.row(at: Double(point.y)) : frames.row(at: Double(point.y))
        return row.map(name)
    }

    /// Returns the paths of all rows that overlap the rectangle; nil for an empty rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, !rect.isEmpty else { return nil }
        contents.loadIfNeeded()
        let rows = contents.geometry.rows(in: Span(from: Double(rect.minY), to: Double(rect.maxY)))
        return rows.map { contents.geometry.row(withOrdinal: $0).indexPath }
    }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { layout.settledEntries.map(\.cell) }

    /// From top to bottom; nil if no row is visible.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let visible = layout.settledEntries
        return visible.isEmpty ? nil : visible.map(\.row.indexPath)
    }

    /// Returns nil off screen, and for headers of other classes.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bandViews.view(BandKey(band: .header, section: section)) as? UITableViewHeaderFooterView
    }

    /// Returns nil off screen, and for footers of other classes.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bandViews.view(BandKey(band: .footer, section: section)) as? UITableViewHeaderFooterView
    }

    // MARK: Areas; zero for rows and sections that do not exist

    /// Returns the area of header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { areas.section(section) }

    /// Returns the header's place in its section, also while it floats elsewhere.
    open func rectForHeader(inSection section: Int) -> CGRect { areas.header(section) }

    /// Returns the footer's place in the table's coordinates; empty if there is none.
    open func rectForFooter(inSection section: Int) -> CGRect { areas.footer(section) }

    /// Returns the row's place in the table's coordinates; empty if there is none. Rows that were not shown have
    /// estimated heights.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { row(named: indexPath).map(areas.row) ?? .zero }

    // MARK: Reuse

    /// Registers a class, replacing an earlier registration for the identifier; nil ends the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, identifier)
    }

    /// Registers a nib, which must have one top-level object, a cell whose identifier is nil or `identifier`. Nil ends
    /// the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cells.register(nib, identifier) }

    /// Registers a nib for headers and footers; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bandViews.register(nib, identifier)
    }

    /// Registers a class for headers and footers; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bandViews.register(aClass, identifier)
    }

    /// Returns an idle cell, or a new one of the registered class or nib; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cells.dequeue(identifier) }

    /// Returns an idle cell or a new one, with the row's size. For use in `tableView(_:cellForRowAt:)`, once for each
    /// row. Raises without a registration.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cells.dequeue(identifier, for: indexPath)
    }

    /// Returns a pooled or new view for a registered identifier; nil for another one.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        bandViews.dequeue(identifier)
    }

    // MARK: Loading and updating

    /// Asks for all counts, and for heights that are not estimated; drops the selection and all other state of rows.
    /// The next layout requests the cells. If called while the table lays itself out or asks for a count or a height,
    /// the reload is postponed until that is finished.
    open func reloadData() {
        MainThreadChecker.check()
        updates.reload()
    }

    /// Performs several changes as one. Insertions and the destinations of moves name rows as they are after the
    /// update; everything else names rows as they are before it. Updates nest; the end of the outermost applies them
    /// all. Until then the table does not change.
    ///
    /// Any method that the table calls may update it, except those that return counts, heights, titles, indentation
    /// levels, and views of headers and footers. Raises if an update does not match the counts of the data source.
    ///
    /// - Parameter completion: Called after the animations, with false if one was interrupted, or at once if nothing
    ///   was animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThreadChecker.check()
        self.updates.perform(updates, completion: completion)
    }

    /// Begins an update. If no change follows before ``endUpdates()``, all heights are determined again, and the
    /// changes of height are animated.
    open func beginUpdates() {
        MainThreadChecker.check()
        updates.begin()
    }

    /// Ends what ``beginUpdates()`` has begun, and applies it if that was the outermost one.
    open func endUpdates() { updates.end() }

    /// Whether the table shows rows that the data source does not have, or in another order, because the user holds or
    /// drags one, or because of temporary rows; false in a batch update.
    open var hasUncommittedUpdates: Bool { frames.hasGap }

    /// Inserts sections, which have the numbers after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.insertSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    /// Deletes sections, which have the numbers before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.deleteSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    /// Asks for the sections' counts, headers, footers and cells again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add(.reloadSections(Array(sections.rangeView), AnimationToken(animation)))
    }

    /// Moves a section; the first number is that before the update, the second that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.add(.moveSection(from: section, to: newSection))
    }

    /// Inserts rows at paths as they are after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.insertRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    /// Deletes rows at paths as they are before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.deleteRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    /// Requests new cells for the rows, and deselects them.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add(.reloadRows(RowRange.union(indexPaths), AnimationToken(animation)))
    }

    /// Moves a row; the first place is that before the update, the second that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.add(.moveRow(from: RowIndex(indexPath), to: RowIndex(newIndexPath)))
    }

    /// Lets the data source set up the rows' existing cells again: dequeuing returns the same cell, without
    /// `prepareForReuse`.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        updates.add(.reconfigureRows(RowRange.union(indexPaths)))
    }

    // MARK: Scrolling

    /// Scrolls to a row. Raises for rows that do not exist. `NSNotFound` as the row scrolls to the section's header.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollTargeting.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of the table; does nothing without a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollTargeting.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    // MARK: Section index

    /// Asks the data source for the titles of the section index again.
    open func reloadSectionIndexTitles() {
        MainThreadChecker.check()
        // Otherwise the load asks for them.
        if contents.isLoaded { loadSectionIndex() }
    }

    /// The number of rows from which on the table shows its section index. The default is 0.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { parts.sectionIndex.ifMade?.minimumRowCount ?? 0 }
        set {
            MainThreadChecker.check()
            sectionIndex.minimumRowCount = newValue
        }
    }

    /// The color of the titles of the section index; nil, the default, is the tint color.
    open var sectionIndexColor: UIColor? {
        get { parts.sectionIndex.ifMade?.colors.titles }
        set {
            MainThreadChecker.check()
            sectionIndex.colors.titles = newValue
        }
    }

    /// The background of the section index while it is not touched; nil, the default, is clear.
    open var sectionIndexBackgroundColor: UIColor? {
        get { parts.sectionIndex.ifMade?.colors.background }
        set {
            MainThreadChecker.check()
            sectionIndex.colors.background = newValue
        }
    }

    /// The background of the section index while it is touched; nil, the default, is
    /// ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { parts.sectionIndex.ifMade?.colors.trackingBackground }
        set {
            MainThreadChecker.check()
            sectionIndex.colors.trackingBackground = newValue
        }
    }

    // MARK: Selection

    /// Posted when the user selected or deselected; the object is the table.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Whether taps select rows while the table is not edited. The default is true.
    open var allowsSelection: Bool {
        get { modes.selection }
        set {
            MainThreadChecker.check()
            modes.selection = newValue
        }
    }
    /// Whether taps select rows while the table is edited. The default is false.
    open var allowsSelectionDuringEditing: Bool {
        get { modes.selectionDuringEditing }
        set {
            MainThreadChecker.check()
            modes.selectionDuringEditing = newValue
        }
    }
    /// Setting it to false keeps only the row selected last (unverified).
    open var allowsMultipleSelection: Bool {
        get { modes.multipleSelection }
        set {
            MainThreadChecker.check()
            modes.multipleSelection = newValue
            selection.modeDidChange()
        }
    }
    /// If true, rows that are edited have circles with check marks instead of delete and insert controls.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { modes.multipleSelectionDuringEditing }
        set {
            MainThreadChecker.check()
            let former = modes.multipleSelectionDuringEditing
            modes.multipleSelectionDuringEditing = newValue
            selection.modeDidChange()
            if newValue != former { parts.editing.ifMade?.controlsDidChange() }
        }
    }

    /// The row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

    /// In the order of selection; nil if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.rows.map(\.indexPath)
    }

    /// Selects a row without calling the delegate. Nil deselects all. `.none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll(animated: animated) }
        let row = RowIndex(indexPath)
        contents.loadIfNeeded()
        if contents.contains(row) { selection.select(row, animated: animated) }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(RowIndex(indexPath), animated: animated)
    }

    /// The interaction that shows the context menus of rows; nil if the delegate is known not to implement
    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        installRowMenus()
        return parts.menus.ifMade?.interaction
    }

    override func willOfferTouch() {
        installRowMenus()
        guard parts.multipleSelection.ifMade == nil, !calls.isAbsent(.shouldBeginMultipleSelection) else { return }
        parts.multipleSelection.keep(MultipleSelection(host: TableMultipleSelectionHost(table: self)))
    }

    // MARK: Keyboard focus

    /// Whether rows can have the focus of a keyboard, unless the delegate decides it for a row. The default is true.
    open var allowsFocus: Bool {
        get { modes.focus }
        set {
            MainThreadChecker.check()
            modes.focus = newValue
        }
    }
    /// Whether ``allowsFocus`` also holds while the table is being edited. The default, true, is unverified.
    open var allowsFocusDuringEditing: Bool {
        get { modes.focusDuringEditing }
        set {
            MainThreadChecker.check()
            modes.focusDuringEditing = newValue
        }
    }
    /// Whether a row is selected when it gets the focus. The default, false, is unverified.
    open var selectionFollowsFocus: Bool {
        get { modes.selectionFollowsFocus }
        set {
            MainThreadChecker.check()
            modes.selectionFollowsFocus = newValue
        }
    }
    /// Whether the row that had the focus last gets it when the table does. The default is false.
    open var remembersLastFocusedIndexPath: Bool {
        get { modes.remembersFocus }
        set {
            MainThreadChecker.check()
            modes.remembersFocus = newValue
        }
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        calls.shouldUpdateFocus(in: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        calls.didUpdateFocus(in: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    // MARK: Editing

    /// True while the table is edited, and while a swipe has opened a row. In the first case the two `…DuringEditing`
    /// properties determine whether rows can be selected. Setting it does not animate.
    open var isEditing: Bool {
        get { editingState != .none }
        set {
            MainThreadChecker.check()
            setEditing(newValue, animated: false)
        }
    }

    /// Begins or ends editing, and passes that on to the cells on screen. Both clear the selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if editing != isEditing || editingState == .row { rowEditing.setEditing(editing, animated: animated) }
    }

    // MARK: Overrides

    override var takesContentSizeFromConstraints: Bool { false }
    override var contentSizeBeforeLayout: CGSize? { layout.contentSizeBeforeLayout }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layout.pass()
        parts.rowInvalidation.ifMade?.run(in: updates.phase)
        if pendingRestoration != nil { ListRestoration.listWasLaidOut(self) }
    }

    // MARK: State restoration

    /// Encodes the selected rows and the first visible one; by their model identifiers if the data source is a
    /// ``UIDataSourceModelAssociation``.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ListRestoration.encode(self, in: coder)
    }

    /// The rows are selected and scrolled to by the first layout in a window that shows rows.
    open override func decodeRestorableState(with coder: NSCoder) {
        pendingRestoration = ListRestoration(coder)
        super.decodeRestorableState(with: coder)
    }

    /// Nil except between the restoration of the application and the first layout with rows.
    var pendingRestoration: ListRestoration?

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection
        if before?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || before?.displayScale != traitCollection.displayScale
            || before?.legibilityWeight != traitCollection.legibilityWeight
        {
            // Idle views are outside the hierarchy and would be measured with their old traits.
            cells.emptyPool()
            bandViews.emptyPool()
            layout.setNeedsRemeasuring()
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let receiver = parts.editing.ifMade?.receiver(of: hit) ?? hit else { return nil }
        return parts.rowActions.ifMade?.receiver(of: point, with: event) ?? receiver
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        parts.editing.ifMade?.endConfirmation(touchedBy: touches)
        touchSelection.began(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.moved(touches)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let extends = event?.modifierFlags.contains(.shift) == true
        touchSelection.ended(touches) {
            extends && selectionHost.allowsMultipleSelection && keyboard.extend(to: $0)
        }
        parts.rowActions.ifMade?.touchesEnded(touches)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.cancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChangeForRowActions()
        if window == nil { parts.reordering.ifMade?.stop() }
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

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        parts.rowActions.ifMade?.contentDidMove()
        parts.reordering.ifMade?.contentDidMove()
    }

    override func takesSidewaysWheel(_ event: WheelScrollEvent, by delta: CGFloat) -> Bool {
        rowActions.wheel.step(by: delta, at: convert(event.location, from: nil as UIView?))
    }

    override func contentDidArrive() {
        super.contentDidArrive()
        scrollTargeting.animatedScrollDidEnd()
    }

    override func scrollingBegins() {
        super.scrollingBegins()
        updates.followers.interactionBegins()
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        calls.delegate = super.delegate as? any UITableViewDelegate
        layout.setNeedsRemeasuring()
    }

    override var scrollableAxes: ScrollAxes { .vertical }
    override var rearBackgroundCount: Int { background.view?.superview === self ? 1 : 0 }
    override var descriptionTail: [String] { super.descriptionTail + descriptionOfContents }

    // MARK: Collaborators

    private(set) lazy var calls = DelegateCalls(view: self)
    let link = ViewLink<UITableView>()
    private(set) lazy var bands: BandSizing = makeBands()
    private(set) lazy var sizing = RowSizing(table: self, bands: bands)
    private(set) lazy var contents = TableContents(table: self, sizing: sizing)
    private(set) lazy var frames = TableFrames(table: self, contents: contents)
    private(set) lazy var anchoring = ScrollAnchoring(table: self, contents: contents, frames: frames)
    private(set) lazy var measuring: RowMeasuring = makeMeasuring()
    private(set) lazy var absentBands: AbsentBands = makeAbsentBands()
    private(set) lazy var layout: TableLayout = makeLayout()
    private(set) lazy var cells = TableCells(
        table: self, contents: contents, frames: frames, measuring: measuring, calls: calls)
    private(set) lazy var bandViews = BandViews(table: self)
    private(set) lazy var selectionHost = TableSelectionHost(table: self)
    private(set) lazy var selection: ListSelection = updates.followers.adding(ListSelection(host: selectionHost))
    private(set) lazy var touchSelection: TouchSelection = updates.followers.adding(
        TouchSelection(host: selectionHost, selection: selection))
    /// The cells of a static table; nil for every other.
    var staticRows: StaticRows?
    private(set) lazy var scrollTargeting: ScrollTargeting = updates.followers.adding(
        ScrollTargeting(table: self, layout: layout))
    private(set) lazy var separators: Separators = makeSeparators()
    private(set) lazy var fillers = FillerRows(table: self)
    private(set) lazy var background = TableBackground(table: self)
    private(set) lazy var prefetching: Prefetching<TablePrefetchHost> = updates.followers.adding(
        Prefetching(host: TablePrefetchHost(table: self)))
    private(set) lazy var updates = ListUpdates(host: TableUpdateHost(table: self))
    private(set) lazy var animator = UpdateAnimator(table: self)
    private(set) lazy var areas = TableAreas(table: self)
    private(set) lazy var applicationViews = ApplicationViews(table: self)

    final var parts = TableParts()
    /// The properties that the application has set.
    final var heights = TableHeights()
    private final var separatorSettings = TableSeparators()
    private final var sideRules = TableSideRules()
    private final var modes = TableModes()
    /// Whether index paths of the application name places that are seen; see `performUsingPresentationValues(_:)`.
    var usesPresentationValues = false
    /// Set while the table is spring loaded.
    var springs: UISpringLoadedInteraction?
    /// Changed by ``TableEditing`` only.
    var editingState = TableEditingState.none
    private var memoryWarning: MemoryWarning?
    var anchor = UpdateAnchor.visibleRows
}
