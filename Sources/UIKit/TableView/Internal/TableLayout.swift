internal import TableEngine

/// Brings the views of what is visible on screen, places them and takes away the rest: one pass of `layoutSubviews`.
///
/// Owned by UITableView; the only place that sets frames of cells, headers and footers. Scrolling costs the rows that
/// come and go: nothing else is touched while the geometry stays the same.
@MainActor
final class TableLayout {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    // MARK: On screen; changed by a pass, a reload and updates

    var cells = LiveElements<UITableViewCell>()
    /// Cells that left the screen in this pass; a cell that comes back in it is none of them.
    var leaving: [UITableViewCell] = []
    /// Cells that left their rows; retired when those that replace them are there.
    var outgoing: [Outgoing] = []
    /// The row that the data source is being asked for; nil when it went meanwhile.
    var bringing: RowIndex?

    struct Outgoing {
        let cell: UITableViewCell
        /// What the delegate is told: the last row that the cell stood for.
        var row: RowIndex
        /// Whether the row is still there, off screen.
        var hasRow: Bool

        mutating func remap(_ map: (RowIndex) -> RowIndex?) {
            if let next = map(row) { row = next } else { hasRow = false }
        }
    }

    /// Rows whose cells the data source is to set up again in the next pass.
    var reconfiguring: [RowIndex] = []
    /// While an update that will be animated is laid out: what leaves is needed for that.
    var holdsWhatLeaves = false

    // MARK: What the last pass saw

    /// The rows that were visible, all with cells.
    var laidRows: (rows: Range<Int>, version: Int)?
    var laidVersion = -1
    private var laidWidth: CGFloat?
    /// The side insets that cells on screen were laid out with.
    var laidSides: [UIEdgeInsets] = []
    private(set) var hasLaidOut = false
    private(set) var isRunning = false
    /// While cells of measured rows are measured again (`reconfigureRows`).
    var isRemeasuring = false

    /// While an anchor row decides about ``shift`` instead of the single heights that change.
    private(set) var isKeepingPlace = false
    /// Heights are to be found out again in the next pass: a property that decides about them changed.
    private var needsRemeasuring = false

    /// How far content above the viewport grew during a pass: added to the content offset once, at its end.
    var shift: CGFloat = 0

    init(table: UITableView) { self.table = table }

    var contents: TableContents { table.contents }

    // MARK: Where things stand

    var rowWidth: CGFloat { max(0, table.bounds.width - rowSides.left - rowSides.right) }

    /// What is seen, after the correction that the pass will make.
    var visible: Span {
        Span(start: Double(table.bounds.minY + shift), length: Double(table.bounds.height))
    }

    var viewport: Viewport {
        let inset = table.adjustedContentInset
        let visible = visible
        return Viewport(
            visible: visible,
            unobscured: Span(from: visible.start + Double(inset.top), to: visible.end - Double(inset.bottom)))
    }

    /// Changes when other rows may be visible.
    struct Sight: Equatable {
        var version: Int
        var start: Double
    }

    var sight: Sight { Sight(version: contents.version, start: visible.start) }

    var scene: TransitionPlan.Scene {
        TransitionPlan.Scene(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain)
    }

    var visibleRows: Range<Int> { viewport.visibleRows(of: contents.geometry) }

    /// In the coordinates of the view that holds the cells.
    func frame(of row: RowIndex) -> CGRect {
        let span = contents.geometry.span(of: row)
        return CGRect(x: 0, y: span.start, width: rowWidth, height: span.length)
    }

    /// Changes a row's height. Where it begins above what is seen, rows that are seen below it stay where they are; with
    /// none yet, after a jump or a reload, its top does.
    func setExtent(_ extent: RowExtent, of row: RowIndex) {
        let span = contents.geometry.span(of: row)
        let movesWhatIsSeen = isRunning && !isKeepingPlace && span.start < visible.start && isSomethingSeen(below: row)
        contents.setExtent(extent, of: row)
        if movesWhatIsSeen { shift += CGFloat(extent.points - span.length) }
    }

    private func isSomethingSeen(below row: RowIndex) -> Bool {
        (0..<cells.count).contains { index in
            let live = cells.entry(at: index).row
            return live > row && contents.contains(live) && contents.geometry.span(of: live).intersects(visible)
        }
    }

    // MARK: A pass

    /// For an update that will be animated: cells, headers and footers that leave wait for ``letGo()``, and everything is in
    /// its final place afterwards.
    func settleHoldingWhatLeaves() {
        holdsWhatLeaves = true
        pass()
        table.layoutIfNeeded()
        holdsWhatLeaves = false
    }

    /// Does nothing in the middle of an update, whose data may be ahead of the table.
    func pass() {
        guard !isRunning, !table.updates.isCollecting else { return }
        table.calls.pass {
            isRunning = true
            defer { isRunning = false }
            let dataSourceIsGone = contents.geometry.numberOfSections > 0 && !table.calls.hasDataSource
            if table.updates.needsReload || dataSourceIsGone {
                table.updates.load()
            } else if !hasLaidOut {
                // UIKit asks once more when it lays out for the first time (measured).
                contents.load()
            }
            hasLaidOut = true
            remeasureIfNeeded()
            reconfigureWaiting()
            bringAll()
            retireOutgoing()
            retireLeaving()
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

    private func finish() {
        // Before the content's size: a scroll view pulls content back whose offset its size does not reach any more.
        let distance = shift
        shift = 0
        if distance != 0 {
            table.prefetching.contentShifted(by: distance)
            table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        }
        table.updateContentSize()
        // Content that kept its size may still have moved past an edge.
        if distance != 0 { table.returnBetweenEdges() }
        placeBands()
        if let wrapper = table.wrapper, wrapper.frame != wrapperFrame { wrapper.frame = wrapperFrame }
        table.background.place()
        table.fillers.place()
        removeLeaving()
        table.scrollTargeting.followDestination()
    }

    /// Heights of self-sizing rows and texts go with the width.
    private func remeasureIfNeeded() {
        let width = table.bounds.width
        defer { laidWidth = width }
        guard needsRemeasuring || (laidWidth != nil && laidWidth != width) else { return }
        needsRemeasuring = false
        table.placeTableHeaderAndFooter()
        table.bandViews.retireAll()
        keepingFirstRowInPlace {
            contents.sizeAgain()
            for index in 0..<cells.count {
                let (row, cell) = cells.entry(at: index)
                table.sizing.measureAhead(row)
                table.sizing.measure(row, cell)
            }
        }
        laidVersion = -1
        refreshContexts()
    }

    /// Finds out all heights again in the next pass, without asking for counts.
    func setNeedsRemeasuring() {
        needsRemeasuring = hasLaidOut
        table.setNeedsLayout()
    }

    // MARK: Placing

    private func place() {
        guard contents.version != laidVersion else { return }
        laidVersion = contents.version
        for index in 0..<cells.count {
            let (row, cell) = cells.entry(at: index)
            let frame = frame(of: row)
            if cell.frame != frame { cell.frame = frame }
        }
        table.placeTableHeaderAndFooter()
    }

    var wrapperFrame: CGRect {
        CGRect(x: rowSides.left, y: 0, width: rowWidth, height: table.bounds.height)
    }

    /// Tells the cells on screen of their place in the section and of the table's separators.
    func refreshContexts() {
        for index in 0..<cells.count {
            let (row, cell) = cells.entry(at: index)
            let context = table.separators.context(of: row)
            if cell.tableContext != context { cell.tableContext = context }
            table.separators.suppress(row)
        }
    }

    /// The cells whose rows are seen, from top to bottom; not those that only touch the edge.
    var visibleEntries: [LiveElements<UITableViewCell>.Entry] {
        let seen = visibleRows
        return (0..<cells.count).map { cells.entry(at: $0) }.filter {
            seen.contains(contents.geometry.ordinal(of: $0.row))
        }
    }

    /// Lays out at once what was reloaded and not laid out since: code asks for cells right after `reloadData()` (as tests of public libraries do) and
    /// gets them. Not within a call out of the table, where everything waits.
    func bringReloadedRows() {
        guard hasLaidOut, laidRows == nil, cells.isEmpty, !isRunning, table.calls.openQuestion == nil,
            !table.updates.isCollecting, table.updates.phase == .idle
        else { return }
        table.layoutIfNeeded()
    }

    /// Makes the next pass place everything.
    func invalidate() {
        laidVersion = -1
        laidRows = nil
        table.setNeedsLayout()
    }

    // MARK: Staying in place

    /// Holds on to what the user looks at, unless the table rests at its top.
    func makeAnchor() -> ScrollAnchor {
        ScrollAnchor(
            geometry: contents.geometry, viewport: viewport,
            restsAtTop: table.bounds.minY + shift <= -table.adjustedContentInset.top + 0.5,
            mode: table.anchor == .visibleRows ? .visibleRows : .contentOffset)
    }

    /// Changes heights so that the first visible row stays where it is on screen.
    func keepingFirstRowInPlace(_ change: () -> Void) {
        let anchor = makeAnchor()
        keepingPlace(change)
        let distance = anchor.correction(in: contents.geometry)
        if isRunning { return correct(by: distance) }
        guard distance != 0 else { return }
        table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        table.updateContentSize()
        table.returnBetweenEdges()
    }

    /// An anchor will decide where the content goes, not the single heights.
    private func keepingPlace(_ change: () -> Void) {
        let outer = isKeepingPlace
        isKeepingPlace = true
        change()
        isKeepingPlace = outer
    }

    /// The present pass, or the next one, moves the content.
    func correct(by distance: Double) {
        guard distance != 0 else { return }
        shift += CGFloat(distance)
        table.setNeedsLayout()
    }

    /// After an update: heights that the delegate gives are asked for again, of rows on screen only. An update without any
    /// change is how an application says that heights changed: then all heights are found out again, those off screen when they
    /// come on screen.
    func measureAgain(everything: Bool) {
        keepingPlace {
            if everything { table.sizing.forget() }
            if everything || table.sizing.asksDelegate {
                let outer = isRemeasuring
                isRemeasuring = everything
                for index in 0..<cells.count {
                    let (row, cell) = cells.entry(at: index)
                    table.sizing.measure(row, cell)
                }
                isRemeasuring = outer
            }
            measureBandsAgain(askingAgain: everything)
        }
    }
}
