internal import TableEngine

/// Brings the views of what is visible on screen, places them and takes away the rest: one pass of `layoutSubviews`.
///
/// Owned by UITableView; the only place that says where cells, headers and footers stand. What a pass has to do is worked out
/// by ``LayoutPass``, step by step. Scrolling costs the rows that come and go: nothing else is touched while the geometry
/// stays the same.
@MainActor
final class TableLayout {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// What the last pass saw.
    private struct Laid {
        /// The rows that were visible, all with cells.
        var rows: (rows: Range<Int>, version: Int)?
        /// The geometry in which all is placed.
        var version = -1
        var width: CGFloat?
    }

    /// What stays where it is on screen while heights change.
    private struct Hold {
        /// A row that was seen before this pass and still is; updates renumber it.
        var row: RowIndex?
        /// How far content above the viewport grew: added to the content offset once, at the end of the pass.
        var shift: CGFloat = 0
        /// How often updates renumbered the rows.
        var updates = 0
        /// While a row decides about ``shift`` instead of the single heights that change.
        var isDecided = false
    }

    private var laid = Laid()
    private var hold = Hold()
    private(set) var hasLaidOut = false
    private(set) var isRunning = false
    /// All views go, for a reload: a layout waits.
    private(set) var isRetiring = false
    /// Heights are to be found out again in the next pass: a property that decides about them changed.
    private var needsRemeasuring = false
    /// The side insets that cells on screen were laid out with.
    var laidSides: [UIEdgeInsets] = []

    init(table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }

    // MARK: Where things stand

    /// The cells that rows have on screen.
    var cells: LiveElements<RowIndex, UITableViewCell> { table.cells.live }

    func row(of cell: UITableViewCell) -> RowIndex? { table.cells.row(of: cell) }

    var rowWidth: CGFloat { max(0, table.bounds.width - rowSides.left - rowSides.right) }

    /// What is seen, after the correction that the pass will make.
    var visible: Span {
        Span(start: Double(table.bounds.minY + hold.shift), length: Double(table.bounds.height))
    }

    var viewport: Viewport {
        let inset = table.adjustedContentInset
        let visible = visible
        return Viewport(
            visible: visible,
            unobscured: Span(from: visible.start + Double(inset.top), to: visible.end - Double(inset.bottom)))
    }

    var scene: TransitionPlan.Scene {
        TransitionPlan.Scene(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain)
    }

    /// What there is to do now.
    private var step: LayoutPass {
        LayoutPass(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain)
    }

    var visibleRows: Range<Int> { viewport.visibleRows(of: contents.geometry) }

    /// In the coordinates of the view that holds the cells.
    func frame(of row: RowIndex) -> CGRect {
        let span = contents.geometry.span(of: row)
        return CGRect(x: 0, y: span.start, width: rowWidth, height: span.length)
    }

    /// The cells whose rows are seen, from top to bottom; not those that only touch the edge.
    var visibleEntries: [LiveElements<RowIndex, UITableViewCell>.Entry] {
        let seen = visibleRows
        let cells = cells
        return (0..<cells.count).map { cells.entry(at: $0) }.filter {
            seen.contains(contents.geometry.ordinal(of: $0.key))
        }
    }

    // MARK: A pass

    /// Does nothing while the data may be ahead of the table: in the middle of an update or a load.
    func pass() {
        guard !isRunning, !isRetiring, !contents.isAsking, table.updates.mayLayOut else { return }
        table.calls.pass {
            isRunning = true
            hold.row = nil
            defer { isRunning = false }
            if table.updates.needsReload || contents.hasLostDataSource {
                table.updates.load()
            } else if !hasLaidOut {
                // UIKit asks once more when it lays out for the first time (measured).
                contents.load()
            }
            hasLaidOut = true
            remeasureIfNeeded()
            table.cells.reconfigureWaiting()
            bringAll()
            table.cells.recycleDepartures()
            if let isHidden = step.hiddenRows(live: cells) { table.cells.retire(where: isHidden) }
            place()
            finish()
        }
        table.prefetching.follow()
    }

    private func bringAll() {
        // Measuring moves what is below; headers can uncover rows and rows headers. Heights settle at once in practice;
        // the bound keeps a delegate that never answers the same from hanging the process.
        for _ in 0..<20 where !table.updates.needsReload {
            bringRows()
            if !bringBands() { break }
        }
    }

    /// Code that adds another visible row for every row shown is left to the next pass, so that the application stays alive.
    private func bringRows() {
        var brought = 0
        while !table.updates.needsReload {
            let seen = (rows: visibleRows, version: contents.version)
            if let laid = laid.rows, laid == seen { return }
            guard let row = nextRow() else {
                laid.rows = seen
                return
            }
            table.sizing.measureAhead(row)
            brought += 1
            guard brought <= 4 * seen.rows.count + 64 else { break }
            // Measuring may have moved the row out of sight, or have made the table load.
            guard !table.updates.needsReload, contents.contains(row),
                visibleRows.contains(contents.geometry.ordinal(of: row))
            else { continue }
            if !table.cells.bring(row) { break }
        }
        table.setNeedsLayout()
    }

    private func nextRow() -> RowIndex? {
        let step = step
        chooseHeldRow(step)
        return step.nextRow(held: hold.row, live: cells)
    }

    /// True when a height came out other than assumed, or code of the application changed the table.
    private func bringBands() -> Bool {
        let version = contents.version
        var hasBrought = false
        // Each is brought once, but for a client that changes the table with every one of them.
        for _ in 0..<256 {
            guard !table.updates.needsReload, let key = step.nextBand({ table.bandViews.isPresent($0) }) else { break }
            if !hasBrought { chooseHeldRow(step) }
            table.bandViews.bring(key)
            hasBrought = true
        }
        if hasBrought { table.bands.settleAbsent() }
        return contents.version != version
    }

    private func finish() {
        // Before the content's size: a scroll view pulls content back whose offset its size does not reach any more.
        let distance = hold.shift
        hold.shift = 0
        if distance != 0 {
            table.prefetching.contentShifted(by: distance)
            table.scrollTargeting.shiftContentOffset(by: distance)
        }
        table.updateContentSize()
        // Content that kept its size may still have moved past an edge.
        if distance != 0 { table.returnBetweenEdges() }
        placeBands()
        if let wrapper = table.wrapper, wrapper.frame != wrapperFrame { wrapper.frame = wrapperFrame }
        table.background.place()
        table.fillers.place()
        table.cells.hideIdle()
        table.scrollTargeting.followDestination()
    }

    /// Heights of self-sizing rows and texts go with the width.
    private func remeasureIfNeeded() {
        let width = table.bounds.width
        defer { laid.width = width }
        guard needsRemeasuring || (laid.width != nil && laid.width != width) else { return }
        needsRemeasuring = false
        table.placeTableHeaderAndFooter()
        table.bandViews.retireAll()
        keepingFirstRowInPlace {
            contents.sizeAgain()
            table.cells.forEachLive { row, cell in
                table.sizing.measureAhead(row)
                table.sizing.measure(cell)
            }
        }
        laid.version = -1
        refreshContexts()
    }

    /// Finds out all heights again in the next pass, without asking for counts.
    func setNeedsRemeasuring() {
        needsRemeasuring = hasLaidOut
        table.setNeedsLayout()
    }

    // MARK: Placing

    private func place() {
        guard contents.version != laid.version else { return }
        laid.version = contents.version
        table.cells.forEachLive { row, cell in
            let frame = frame(of: row)
            if cell.frame != frame { cell.frame = frame }
        }
        table.placeTableHeaderAndFooter()
    }

    /// Headers and footers, after every step of scrolling: floating ones follow it.
    private func placeBands() {
        let version = contents.version
        var shown: [BandKey] = []
        step.forEachBand { key, span, isFloating in
            shown.append(key)
            // Code of a view's that changed the table: all is placed again.
            guard contents.version == version, let view = table.bandViews.view(key) else { return }
            let frame = CGRect(x: 0, y: span.start, width: Double(table.bounds.width), height: span.length)
            if view.frame != frame { view.frame = frame }
            if let view = view as? UITableViewHeaderFooterView, view.tableContext?.isFloating != isFloating {
                view.tableContext?.isFloating = isFloating
            }
        }
        guard contents.version == version else { return table.setNeedsLayout() }
        table.bandViews.retire { !shown.contains($0) }
    }

    var wrapperFrame: CGRect {
        CGRect(x: rowSides.left, y: 0, width: rowWidth, height: table.bounds.height)
    }

    /// Tells the cells on screen of their place in the section and of the table's separators.
    func refreshContexts() {
        table.cells.forEachLive { row, cell in
            let context = table.separators.context(of: row)
            if cell.tableContext != context { cell.tableContext = context }
            table.separators.suppress(row)
        }
    }

    /// Makes the next pass place everything.
    func invalidate() {
        laid.version = -1
        laid.rows = nil
        table.setNeedsLayout()
    }

    /// Lays out at once what was reloaded and not laid out since: code asks for cells right after `reloadData()` (as tests of
    /// public libraries do) and gets them. Not within a call out of the table, where everything waits.
    func bringReloadedRows() {
        guard hasLaidOut, laid.rows == nil, cells.isEmpty, !isRunning, table.calls.openQuestion == nil,
            !table.updates.isCollecting, table.updates.phase == .idle
        else { return }
        table.layoutIfNeeded()
    }

    // MARK: Reloads and updates

    /// For a reload: all views go.
    func retireAll() {
        isRetiring = true
        defer { isRetiring = false }
        table.cells.retireAll()
        table.animator.cancel()
        table.bandViews.retireAll()
        laid.rows = nil
        laid.version = -1
    }

    func remap(_ map: IndexMap) {
        table.cells.remap(map)
        table.bandViews.remap(map)
        hold.row = hold.row?.after(map)
        hold.updates += 1
    }

    /// For an update that will be animated: views that leave wait for ``recycleDepartures()``, and everything is in its final
    /// place afterwards.
    func settleHoldingDepartures() {
        table.cells.holdsDepartures = true
        table.bandViews.holdsDepartures = true
        pass()
        table.layoutIfNeeded()
        table.cells.holdsDepartures = false
        table.bandViews.holdsDepartures = false
    }

    /// Outside a pass: what still waits to leave does.
    func recycleDepartures() {
        table.cells.recycleDepartures()
        table.bandViews.recycleDepartures()
        table.cells.hideIdle()
    }

    /// After an update: heights that the delegate gives are asked for again, of rows on screen only. An update without any
    /// change is how an application says that heights changed: then all heights are found out again, those off screen when they
    /// come on screen.
    func measureAgain(everything: Bool) {
        deciding {
            if everything { table.sizing.forget() }
            if everything || table.sizing.asksDelegate {
                table.cells.forEachLive { _, cell in table.sizing.measure(cell, again: everything) }
            }
            table.bandViews.measureAgain(askingAgain: everything)
        }
    }
}

// MARK: Staying in place

extension TableLayout {
    /// Changes a row's height.
    func setExtent(_ extent: RowExtent, of row: RowIndex) {
        holding { contents.setExtent(extent, of: row) }
    }

    func setBand(_ key: BandKey, _ points: Double) {
        let (before, start) = contents.geometry.section(key.section)
        let extent = RowExtent.measured(points)
        let padding = key.band == .header ? table.bands.topPadding(header: extent, key.section) : before.topPadding
        guard (key.band == .header ? before.header : before.footer) != extent || padding != before.topPadding else {
            return
        }
        let top = key.band == .header ? start : before.footerSpan.start + start
        let isAboveWhatIsSeen = !hold.isDecided && top < visible.start
        let isHeld = holding {
            contents.editSection(key.section) {
                if key.band == .header { $0.header = extent } else { $0.footer = extent }
                $0.topPadding = padding
            }
        }
        guard !isHeld, isAboveWhatIsSeen else { return }
        hold.shift += CGFloat(contents.geometry.section(key.section).geometry.points - before.points)
    }

    /// Before something comes on screen: which row keeps its place. None where the table rests at its top and nobody moves it:
    /// then the top does.
    private func chooseHeldRow(_ step: LayoutPass) {
        let isMoved = table.isTracking || table.isDragging || table.isDecelerating
        let restsAtTop = !isMoved && visible.start <= Double(-table.adjustedContentInset.top) + 0.5
        hold.row = restsAtTop ? nil : step.heldRow(hold.row, live: cells)
    }

    /// Changes heights so that the row that keeps its place does. With none yet, after a jump or a reload, everything above
    /// the changed height stays. True when a row was there.
    @discardableResult
    private func holding(_ change: () -> Void) -> Bool {
        guard isRunning, !hold.isDecided, let row = hold.row, contents.contains(row) else {
            change()
            return false
        }
        let before = contents.geometry.span(of: row)
        // Code that was called has scrolled away from it.
        guard before.intersects(visible) else {
            change()
            return false
        }
        let updates = hold.updates
        deciding(change)
        // An update in the middle has corrected for itself.
        guard hold.updates == updates, contents.contains(row) else { return true }
        hold.shift += CGFloat(contents.geometry.span(of: row).start - before.start)
        return true
    }

    /// A row decides where the content goes, not the single heights.
    private func deciding(_ change: () -> Void) {
        let outer = hold.isDecided
        hold.isDecided = true
        change()
        hold.isDecided = outer
    }

    /// Holds on to what the user looks at, unless the table rests at its top.
    func makeAnchor() -> ScrollAnchor {
        ScrollAnchor(
            geometry: contents.geometry, viewport: viewport,
            restsAtTop: table.bounds.minY + hold.shift <= -table.adjustedContentInset.top + 0.5,
            mode: table.anchor == .visibleRows ? .visibleRows : .contentOffset)
    }

    /// Changes heights so that the first visible row stays where it is on screen.
    func keepingFirstRowInPlace(_ change: () -> Void) {
        if isRunning, hold.row != nil, !hold.isDecided {
            holding(change)
            return
        }
        let anchor = makeAnchor()
        let updates = hold.updates
        deciding(change)
        guard hold.updates == updates else { return }
        let distance = anchor.correction(in: contents.geometry)
        if isRunning { return correct(by: distance) }
        guard distance != 0 else { return }
        table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        table.updateContentSize()
        table.returnBetweenEdges()
    }

    /// The present pass, or the next one, moves the content.
    func correct(by distance: Double) {
        guard distance != 0 else { return }
        hold.shift += CGFloat(distance)
        table.setNeedsLayout()
    }
}
