internal import TableEngine

/// Requests the views of the visible area, places them and retires the others: one pass of `layoutSubviews`.
///
/// Owned by UITableView; nothing else places cells, headers and footers. ``TableFrames`` computes their frames, and
/// `LayoutPass` the steps of a pass. Scrolling costs only the rows that come on screen or leave it: no other view is
/// touched while the geometry stays the same.
@MainActor
final class TableLayout: RowFollower {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    private let contents: TableContents
    private let frames: TableFrames
    private let anchoring: ScrollAnchoring
    private let cells: TableCells
    /// Sound: as above. It owns this object as what follows the rows.
    private unowned(unsafe) let loading: any ListLoading

    /// The state at the end of the last pass.
    private struct Laid {
        /// The visible rows, all of which have cells.
        var rows: (rows: Range<Int>, version: Int)?
        /// The version of the geometry in which all views are placed.
        var version = -1
        var width: CGFloat?
        /// The side insets that cells were laid out with.
        var sides: [UIEdgeInsets] = []
        /// Whether the next pass determines all heights again, because a property that they depend on changed.
        var isOutdated = false
    }

    private var laid = Laid()
    /// True while all views are retired for a reload; a layout then waits.
    private(set) var isRetiring = false

    init(
        table: UITableView, contents: TableContents, frames: TableFrames, anchoring: ScrollAnchoring, cells: TableCells,
        loading: any ListLoading
    ) {
        self.table = table
        self.contents = contents
        self.frames = frames
        self.anchoring = anchoring
        self.cells = cells
        self.loading = loading
    }

    var isRunning: Bool { anchoring.isInPass }

    private var bandViews: BandViews { table.bandViews }

    private var followers: RowFollowers { loading.followers }

    // MARK: Layout pass

    /// Runs a pass. Does nothing while the data may be newer than the table: during an update or a load.
    func pass() {
        guard !isRunning, !isRetiring, !contents.isAsking, loading.mayLayOut else {
            contents.history.hasRefusedLayout = true
            return
        }
        table.calls.pass {
            anchoring.beginPass()
            contents.history.hasRefusedLayout = false
            defer {
                anchoring.endPass()
                contents.makeUpForRefusal()
            }
            if loading.needsReload || contents.hasLostDataSource {
                loading.load()
            } else if !contents.wasLaidOut {
                // UIKit asks once more when it lays out for the first time (measured).
                loading.ask()
            }
            contents.history.wasLaidOut = true
            remeasureIfNeeded()
            cells.reconfigureWaiting()
            requestAll()
            table.absentBands.findOutInPass()
            requestKeptRows()
            cells.recycleDepartures()
            retireHiddenRows()
            place()
            finish()
            DebugFlags.log(
                .layout,
                "layout: \(type(of: table)) at \(table.contentOffset.y.dumpDescription) of "
                    + "\(table.contentSize.height.dumpDescription), rows \(frames.visibleRows), "
                    + "\(cells.live.keys.count) cells")
        }
        followers.listWasLaidOut()
    }

    private func retireHiddenRows() {
        let step = frames.step
        guard let isHidden = step.hiddenRows(live: cells.live) else { return }
        // Client code may have scrolled since the rows were requested, and may scroll back.
        if let rows = laid.rows?.rows, rows != step.visibleRows { laid.rows = nil }
        let kept = followers.keptRows + [cells.rowOfFirstResponder].compactMap(\.self)
        if kept.isEmpty { return cells.retire(where: isHidden) }
        cells.retire { isHidden($0) && !kept.contains($0) }
    }

    /// Requests the cells of rows that something needs off screen: at most the focused one, and the one that is about to
    /// get the focus.
    private func requestKeptRows() {
        for _ in 0..<2 where !loading.needsReload {
            let missing = followers.keptRows.first { contents.contains($0) && cells.cell(at: $0) == nil }
            guard let missing, cells.request(missing) else { return }
        }
    }

    private func requestAll() {
        // Measuring moves everything below; headers may uncover rows, and rows may uncover headers. In practice heights
        // settle at once; the limit keeps a delegate whose heights always differ from hanging the process.
        for _ in 0..<20 where !loading.needsReload {
            requestRows()
            if !requestBands() { break }
        }
    }

    /// Requests the cells of visible rows. If client code adds another visible row for every row shown, the rest is
    /// left to the next pass, so that the application stays responsive.
    private func requestRows() {
        var requests = 0
        while !loading.needsReload {
            let step = frames.step
            let seen = (rows: step.visibleRows, version: contents.version)
            if let laid = laid.rows, laid == seen { return }
            guard let row = nextRow(step, seen.rows) else {
                laid.rows = seen
                return
            }
            table.measuring.measureAhead(row)
            requests += 1
            guard requests <= 4 * seen.rows.count + 64 else { break }
            // Measuring may have moved the row off screen, or may have made the table load.
            let isUnchanged = contents.version == seen.version && frames.rowViewport == step.viewport
            guard !loading.needsReload, isUnchanged || isVisible(row) else { continue }
            if step.skipsEmptyRows, contents.geometry.extent(of: row).isEmpty { continue }
            if !cells.request(row) { break }
        }
        table.setNeedsLayout()
    }

    /// Returns the cell of a row of height 0 between visible rows, which is made when somebody asks for it; nil for every
    /// other row.
    func cellOfEmptyRow(_ row: RowIndex) -> UITableViewCell? {
        guard table.sizing.skipsEmptyRows, contents.wasLaidOut, !isRunning, !isRetiring, !contents.isAsking,
            table.calls.openQuestion == nil, loading.mayLayOut, !loading.needsReload,
            contents.contains(row), contents.geometry.extent(of: row).isEmpty,
            frames.visibleRows.contains(contents.geometry.ordinal(of: row))
        else { return nil }
        requestOutsidePass(row)
        return cells.cell(at: row)
    }

    private func requestOutsidePass(_ row: RowIndex) {
        table.calls.pass {
            anchoring.beginPass()
            _ = cells.request(row)
            cells.hideIdle()
            anchoring.endPass()
            contents.makeUpForRefusal()
        }
    }

    private func isVisible(_ row: RowIndex) -> Bool {
        contents.contains(row) && frames.visibleRows.contains(contents.geometry.ordinal(of: row))
    }

    private func nextRow(_ step: LayoutPass, _ visible: Range<Int>) -> RowIndex? {
        anchoring.chooseRow(step, live: cells.live)
        return step.nextRow(visible: visible, held: anchoring.row, live: cells.live)
    }

    /// Requests visible headers and footers. Returns true if a height differed from its estimate, or if client code
    /// changed the table.
    private func requestBands() -> Bool {
        let version = contents.version
        var hasRequested = false
        // Each is requested once; the limit is for client code that changes the table every time.
        for _ in 0..<256 {
            guard !loading.needsReload, let key = frames.bandStep.nextBand({ bandViews.isPresent($0) }) else {
                break
            }
            if !hasRequested { anchoring.chooseRow(frames.step, live: cells.live) }
            bandViews.request(key)
            hasRequested = true
        }
        if hasRequested { table.absentBands.settle() }
        return contents.version != version
    }

    private func finish() {
        // Before the content size is set, because a scroll view moves content back if its offset is beyond the new
        // size.
        let distance = anchoring.takeShift()
        if distance != 0 {
            followers.contentWasShifted(by: distance)
            anchoring.shiftContentOffset(by: distance)
        }
        table.updateContentSize()
        // Content that kept its size may still have moved past an edge.
        if distance != 0 { table.returnBetweenEdges() }
        placeBands()
        if let wrapper = table.parts.wrapper.ifMade, wrapper.frame != frames.wrapperFrame {
            wrapper.frame = frames.wrapperFrame
        }
        table.background.place()
        table.fillers.place()
        cells.hideIdle()
        followers.placeViews()
        followers.listWasPlaced()
    }

    /// Measures again if the width changed, since the heights of self-sizing rows and of texts depend on it.
    private func remeasureIfNeeded() {
        let width = table.bounds.width
        defer { laid.width = width }
        guard laid.isOutdated || (laid.width != nil && laid.width != width) else { return }
        laid.isOutdated = false
        table.placeTableHeaderAndFooter()
        bandViews.retireToMeasure()
        anchoring.keepingFirstRowInPlace {
            contents.sizeAgain()
            cells.forEachLive { row, cell in
                table.measuring.measureAhead(row)
                cells.measure(cell)
            }
        }
        bandViews.measureAgain(askingAgain: true)
        laid.version = -1
        refreshContexts()
    }

    /// Makes the next pass determine all heights again, without asking for counts.
    func setNeedsRemeasuring() {
        // Before the first layout only a load that is asking has heights to correct; the layout loads anyway.
        if contents.wasLaidOut || contents.isAsking { laid.isOutdated = true }
        table.setNeedsLayout()
    }

    /// Lays out the cells on screen and measures them again when the insets at the table's sides changed.
    func sidesDidChange() {
        let readable = UIEdgeInsets(top: 0, left: frames.readableMargin, bottom: 0, right: 0)
        let now = [frames.rowSides, frames.contentSides, frames.textSides, readable]
        guard now != laid.sides else { return }
        laid.sides = now
        for entry in cells.visibleEntries { entry.cell.setNeedsLayout() }
        setNeedsRemeasuring()
    }

    // MARK: Placing

    private func place() {
        guard contents.version != laid.version else { return }
        laid.version = contents.version
        cells.putInPlace()
        table.placeTableHeaderAndFooter()
    }

    /// Places headers and footers. Called after every step of scrolling, because floating ones move with it.
    private func placeBands() {
        let version = contents.version
        var shown: [BandKey] = []
        frames.bandStep.forEachBand { key, span, isFloating in
            shown.append(key)
            // Code of a view changed the table, so everything is placed again.
            guard contents.version == version, let view = bandViews.view(key) else { return }
            let frame = frames.bandFrame(span, of: view, key.band)
            if view.frame != frame { view.frame = frame }
            if let view = view as? UITableViewHeaderFooterView, view.tableContext?.isFloating != isFloating {
                view.tableContext?.isFloating = isFloating
            }
        }
        guard contents.version == version else { return table.setNeedsLayout() }
        if let key = bandViews.keyOfFirstResponder, !shown.contains(key), let view = bandViews.view(key) {
            let frame = frames.bandFrame(contents.span(of: key), of: view, key.band)
            if view.frame != frame { view.frame = frame }
        }
        bandViews.retire { !shown.contains($0) }
    }

    /// Updates the contexts of the cells on screen: their position in the section and the table's separators.
    func refreshContexts() {
        cells.forEachLive { row, cell in
            let context = table.separators.context(of: row)
            if cell.tableContext != context { cell.tableContext = context }
            table.separators.suppress(row)
        }
    }

    /// Moves the rows to their places beside a gap that opens, or back.
    func showGap() {
        table.setNeedsLayout()
        UIView.animate(
            withDuration: SystemMetrics.current.reordering.gapDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.placeAgain() }
    }

    private func placeAgain() {
        laid.version = -1
        refreshContexts()
        place()
        placeBands()
        followers.placeViews()
    }

    /// Makes the next pass place all views.
    func invalidate() {
        laid.version = -1
        laid.rows = nil
        table.setNeedsLayout()
    }

    /// Whether a question may lay out the table: it was laid out before, or it was reloaded or updated and has a size, or
    /// gets one in its window. The second is a conclusion from tests of public libraries, which pass with Apple's table.
    /// (unverified)
    var maySettle: Bool {
        let wasAskedToShow = contents.history.wasReloaded || loading.wasUpdated
        return contents.wasLaidOut || (wasAskedToShow && (table.window != nil || !table.bounds.isEmpty))
    }

    /// The content size of a table before its first layout; nil afterwards, without a data source, and while the table is
    /// asking or updated.
    var contentSizeBeforeLayout: CGSize? {
        guard !contents.wasLaidOut, table.calls.hasDataSource, !contents.isAsking, !isRunning, !isRetiring,
            table.calls.openQuestion == nil, loading.phase == .idle
        else { return nil }
        contents.loadIfNeeded()
        table.absentBands.findOut()
        return CGSize(width: table.bounds.width, height: CGFloat(contents.geometry.contentHeight))
    }

    /// Lays out at once if the table was reloaded and not laid out since, so that code that accesses cells right after
    /// `reloadData()` (as tests of public libraries do) gets them. Does nothing while the table is calling out.
    func layOutReloadedRows() {
        guard maySettle, laid.rows == nil, cells.live.isEmpty || !contents.wasLaidOut, !isRunning,
            table.calls.openQuestion == nil, loading.phase == .idle
        else { return }
        table.layoutIfNeeded()
    }

    /// Requests the cell of the first row of a table that was reloaded and has no size yet, for an update. This is a
    /// conclusion from tests of public libraries, which find that cell with Apple's table. (unverified)
    func requestFirstRow() {
        guard contents.history.wasReloaded, table.bounds.isEmpty, !isRunning, cells.live.isEmpty else { return }
        let first = RowIndex(section: 0, row: 0)
        if contents.contains(first) { requestOutsidePass(first) }
    }

    /// The visible rows, after a layout if the table was reloaded.
    var settledEntries: [(row: RowIndex, cell: UITableViewCell)] {
        layOutReloadedRows()
        return cells.visibleEntries
    }

    // MARK: Reloads and updates

    var turn: FollowingTurn { .views }

    func listWillReload() {
        isRetiring = true
        defer { isRetiring = false }
        cells.retireAll()
        if table.animator.cancel() { recycleDepartures() }
        bandViews.retireAll()
        laid.rows = nil
        laid.version = -1
    }

    func renumber(_ plan: UpdatePlan) {
        cells.remap(plan.map)
        bandViews.remap(plan.map)
        anchoring.remap(plan.map)
        cells.reconfigureInNextPass(plan)
    }

    /// Lays out for an update that will be animated: leaving views are kept until ``recycleDepartures()``, and
    /// everything is in its final place afterwards.
    func settleHoldingDepartures() {
        cells.holdsDepartures = true
        bandViews.holdsDepartures = true
        pass()
        table.layoutIfNeeded()
        cells.holdsDepartures = false
        bandViews.holdsDepartures = false
    }

    /// Recycles the views that have left, outside a pass.
    func recycleDepartures() {
        cells.recycleDepartures()
        bandViews.recycleDepartures()
        cells.hideIdle()
    }

    /// Measures again after an update. Heights from the delegate are asked for again, for rows on screen only. An
    /// update without changes is an application's way to announce changed heights: all heights are then determined
    /// again, those off screen when they come on screen.
    func measureAgain(everything: Bool) {
        anchoring.deciding {
            if everything { table.measuring.forget() }
            if table.sizing.asksDelegate {
                // Rows of height 0 have no cells that would be measured below.
                contents.forgetEmptyRows(in: everything ? 0..<contents.geometry.numberOfRows : frames.visibleRows)
            }
            if everything || table.sizing.asksDelegate {
                cells.forEachLive { _, cell in cells.measure(cell, again: everything) }
            }
            bandViews.measureAgain(askingAgain: everything)
        }
    }

    /// Measures the rows on screen again when cells that size themselves have changed their state. Asks for no counts,
    /// because the data may be newer than the table.
    func followCellHeights(animated: Bool) {
        guard table.sizing.rowsSizeThemselves, contents.wasLaidOut, !isRunning, !isRetiring, !contents.isAsking,
            table.calls.openQuestion == nil, loading.mayLayOut
        else { return }
        let version = contents.version
        anchoring.keepingFirstRowInPlace {
            cells.forEachLive { _, cell in cells.measure(cell, again: true) }
        }
        guard contents.version != version else { return }
        invalidate()
        guard animated, table.window != nil else { return }
        UIView.animate(
            withDuration: SystemMetrics.current.editing.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) { self.placeShown() }
    }

    /// Places the views on screen before the next pass, which brings and retires others.
    private func placeShown() {
        cells.putInPlace()
        frames.bandStep.forEachBand { key, span, _ in
            guard let view = bandViews.view(key) else { return }
            let frame = frames.bandFrame(span, of: view, key.band)
            if view.frame != frame { view.frame = frame }
        }
    }
}
