internal import TableEngine

/// Brings the views of what is visible on screen, places them and takes away the rest: one pass of `layoutSubviews`.
///
/// Owned by UITableView; the only place that sets frames of cells, headers and footers. Scrolling costs the rows that
/// come and go: nothing else is touched while the geometry stays the same.
@MainActor
final class TableLayout {
    unowned let table: UITableView

    // MARK: On screen; changed by a pass, a reload and updates

    var cells = LiveElements<UITableViewCell>()
    /// Views that left the screen but not the hierarchy yet: a cell that comes back needs no move.
    var leaving: [UITableViewCell] = []
    /// Cells that an update took from their rows; retired when those that replace them are there.
    var outgoing: [(row: RowIndex, cell: UITableViewCell)] = []

    // MARK: What the last pass saw

    private var laidRows = 0..<0
    private var laidVersion = -1
    private var laidWidth: CGFloat?
    private(set) var hasLaidOut = false
    private(set) var isRunning = false
    /// While cells of measured rows are measured again (`reconfigureRows`).
    var isRemeasuring = false

    /// While an anchor row decides about ``shift`` instead of the single heights that change.
    private var isKeepingPlace = false
    /// Heights are to be found out again in the next pass: a property that decides about them changed.
    private var needsRemeasuring = false

    /// How far content above the viewport grew during a pass: added to the content offset once, at its end.
    private var shift: CGFloat = 0

    init(table: UITableView) { self.table = table }

    var contents: TableContents { table.contents }

    // MARK: Where things stand

    /// From the table's side edges to the rows.
    var sideInset: CGFloat {
        guard table.style == .insetGrouped else { return 0 }
        return SystemMetrics.current.insetGroups.sideMargin(windowWidth: table.window?.bounds.width ?? table.bounds.width)
    }

    var rowWidth: CGFloat { max(0, table.bounds.width - 2 * sideInset) }

    /// What is seen, after the correction that the pass will make.
    var visible: Span {
        Span(start: Double(table.bounds.minY + shift), length: Double(table.bounds.height))
    }

    /// What is seen and not under bars.
    private var viewport: Span {
        let inset = table.adjustedContentInset
        return Span(from: visible.start + Double(inset.top), to: visible.end - Double(inset.bottom))
    }

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

    func pass() {
        guard !isRunning else { return }
        table.calls.pass {
            isRunning = true
            defer { isRunning = false }
            let dataSourceIsGone = contents.geometry.numberOfSections > 0 && !table.calls.hasDataSource
            if table.needsReload || dataSourceIsGone {
                table.reload()
            } else if !hasLaidOut {
                // UIKit asks once more when it lays out for the first time (measured).
                contents.load()
            }
            hasLaidOut = true
            remeasureIfNeeded()
            bringAll()
            retireOutgoing()
            retireLeaving()
            place()
            finish()
        }
    }

    private func bringAll() {
        // Measuring moves what is below; headers can uncover rows and rows headers. Heights settle at once in practice;
        // the bound keeps a delegate that never answers the same from hanging the process.
        for _ in 0..<20 {
            bringRows()
            if !bringBands() { break }
        }
    }

    private func finish() {
        // Before the content's size: a scroll view pulls content back whose offset its size does not reach any more.
        if shift != 0 {
            let distance = shift
            shift = 0
            table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        }
        table.updateContentSize()
        placeFloating()
        table.background.place()
        table.fillers.place()
        for cell in leaving where !isLive(cell) { cell.removeFromSuperview() }
        leaving.removeAll(keepingCapacity: true)
        table.scrollTargeting.followDestination()
    }

    /// Heights of self-sizing rows and texts go with the width.
    private func remeasureIfNeeded() {
        let width = table.bounds.width
        defer { laidWidth = width }
        guard needsRemeasuring || (laidWidth != nil && laidWidth != width) else { return }
        needsRemeasuring = false
        table.wrapper?.frame = wrapperFrame
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

    // MARK: Rows

    private func bringRows() {
        var version = contents.version
        var wanted = contents.geometry.rows(in: visible)
        if wanted == laidRows, version == laidVersion { return }
        var next = wanted.lowerBound
        while next < wanted.upperBound {
            let row = contents.geometry.row(withOrdinal: next)
            if cells[row] == nil {
                table.sizing.measureAhead(row)
                // Measuring may have moved the row out of sight.
                if contents.version == version || contents.geometry.rows(in: visible).contains(next) { bring(row) }
            }
            next += 1
            if contents.version != version {
                version = contents.version
                wanted = contents.geometry.rows(in: visible)
                next = wanted.lowerBound
            }
        }
        laidRows = wanted
    }

    private func bring(_ row: RowIndex) {
        guard let cell = table.cells.cell(for: row) else { return }
        // The answer may have come from code that changed the table.
        guard contents.contains(row), cells[row] == nil else { return }
        cells[row] = cell
        configure(cell, row)
        table.sizing.measure(row, cell)
        cell.frame = frame(of: row)
        table.insertCell(cell)
        table.separators.refreshSuppression(around: row)
        table.calls.willDisplay(cell, at: row.indexPath)
    }

    /// Sets a row's cell up again; the row may come out with another height.
    func reconfigure(_ row: RowIndex) {
        guard let before = cells[row], let cell = table.cells.reconfigure(row, before) else { return }
        isRemeasuring = true
        defer { isRemeasuring = false }
        if cell !== before {
            cells[row] = nil
            outgoing.append((row, before))
            cells[row] = cell
            cell.frame = frame(of: row)
            table.insertCell(cell)
        }
        configure(cell, row)
        keepingFirstRowInPlace { table.sizing.measure(row, cell) }
        if contents.geometry.contains(row) { cell.frame = frame(of: row) }
    }

    private func configure(_ cell: UITableViewCell, _ row: RowIndex) {
        cell.tableView = table
        cell.tableContext = table.separators.context(of: row)
        if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
        if let level = table.calls.indentationLevel(at: row.indexPath) { cell.indentationLevel = level }
        let isSelected = table.selection.contains(row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    /// Cells whose rows left the screen. A row of which only the edge still touches keeps its cell (measured: small steps
    /// need one cell more than are visible).
    private func retireLeaving() {
        guard !cells.isEmpty else { return }
        let kept = contents.geometry.rows(in: Span(from: visible.start - 0.001, to: visible.end))
        let first = contents.geometry.ordinal(of: cells.first!.row)
        let last = contents.geometry.ordinal(of: cells.last!.row)
        guard first < kept.lowerBound || last >= kept.upperBound else { return }
        cells.removeAll(where: { !kept.contains(contents.geometry.ordinal(of: $0)) }) { retire($0.element, $0.row) }
    }

    func retireOutgoing() {
        for (row, cell) in outgoing where !isLive(cell) { retire(cell, row) }
        outgoing.removeAll()
    }

    private func retire(_ cell: UITableViewCell, _ row: RowIndex) {
        table.touchSelection.cellLeaves(cell)
        table.calls.didEndDisplaying(cell, at: row.indexPath)
        leaving.append(cell)
        table.cells.retire(cell)
    }

    /// For a reload: all cells go idle, the lowest first (measured).
    func retireAll() {
        retireOutgoing()
        for entry in cells.removeAll().reversed() { retire(entry.element, entry.row) }
        table.bandViews.retireAll()
        laidRows = 0..<0
        laidVersion = -1
    }

    func isLive(_ cell: UITableViewCell) -> Bool { cells.firstIndex { $0.element === cell } != nil }

    func row(of cell: UITableViewCell) -> RowIndex? {
        cells.firstIndex { $0.element === cell }.map { cells.entry(at: $0).row }
    }

    // MARK: Headers and footers

    /// True when a height came out other than assumed.
    private func bringBands() -> Bool {
        var missing: [BandViews.Key] = []
        forEachBand { placement in
            let key = BandViews.Key(band: placement.isHeader ? .header : .footer, section: placement.section)
            if !table.bandViews.isLive(key) { missing.append(key) }
        }
        let version = contents.version
        for key in missing where key.section < contents.geometry.numberOfSections { bring(key) }
        if !missing.isEmpty { table.bands.settleAbsent() }
        return contents.version != version
    }

    private func forEachBand(_ body: (PinnedHeaders.Placement) -> Void) {
        PinnedHeaders(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain)
            .forEach(in: visible, body)
    }

    private func bring(_ key: BandViews.Key) {
        let given = table.bands.givenHeight(key.band, key.section)
        let view = table.bandViews.makeView(key.band, key.section)
        let points = table.bands.measure(key.band, key.section, given: given, view: view)
        setBand(key, points)
        table.bandViews.insert(view, key)
        guard let view else { return }
        let span = key.band == .header
            ? contents.geometry.span(ofHeader: key.section) : contents.geometry.span(ofFooter: key.section)
        view.frame = CGRect(x: 0, y: span.start, width: table.bounds.width, height: span.length)
        table.insertBand(view)
        switch key.band {
        case .header: table.calls.willDisplayHeader(view, inSection: key.section)
        case .footer: table.calls.willDisplayFooter(view, inSection: key.section)
        }
    }

    private func setBand(_ key: BandViews.Key, _ points: Double) {
        let (before, start) = contents.geometry.section(key.section)
        let extent = RowExtent.measured(points)
        let padding = key.band == .header ? table.bands.topPadding(header: extent, key.section) : before.topPadding
        guard (key.band == .header ? before.header : before.footer) != extent || padding != before.topPadding else { return }
        contents.editSection(key.section) {
            if key.band == .header { $0.header = extent } else { $0.footer = extent }
            $0.topPadding = padding
        }
        let top = key.band == .header ? start : before.footerSpan.start + start
        if !isKeepingPlace, top < visible.start {
            shift += CGFloat(contents.geometry.section(key.section).geometry.points - before.points)
        }
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

    /// Headers and footers, after every step of scrolling: floating ones follow it.
    private func placeFloating() {
        var shown: [BandViews.Key] = []
        forEachBand { placement in
            let key = BandViews.Key(band: placement.isHeader ? .header : .footer, section: placement.section)
            shown.append(key)
            guard let view = table.bandViews.view(key) else { return }
            let frame = CGRect(
                x: 0, y: placement.span.start, width: Double(table.bounds.width), height: placement.span.length)
            if view.frame != frame { view.frame = frame }
            if let view = view as? UITableViewHeaderFooterView, view.tableContext?.isFloating != placement.isFloating {
                view.tableContext?.isFloating = placement.isFloating
            }
        }
        table.bandViews.retireAllBut(shown)
    }

    var wrapperFrame: CGRect {
        CGRect(x: sideInset, y: 0, width: rowWidth, height: table.bounds.height)
    }

    /// Tells the cells on screen of their place in the section and of the table's separators.
    func refreshContexts() {
        for index in 0..<cells.count {
            let (row, cell) = cells.entry(at: index)
            let context = table.separators.context(of: row)
            if cell.tableContext != context { cell.tableContext = context }
        }
    }

    /// The cells whose rows are seen, from top to bottom; not those that only touch the edge.
    var visibleEntries: [LiveElements<UITableViewCell>.Entry] {
        let seen = contents.geometry.rows(in: visible)
        return (0..<cells.count).map { cells.entry(at: $0) }.filter { seen.contains(contents.geometry.ordinal(of: $0.row)) }
    }

    /// Makes the next pass place everything.
    func invalidate() {
        laidVersion = -1
        table.setNeedsLayout()
    }

    // MARK: Staying in place

    /// Changes heights or rows so that the first visible row stays where it is on screen, unless the table rests at its top.
    func keepingFirstRowInPlace(mapping map: (RowIndex) -> RowIndex? = { $0 }, _ change: () -> Void) {
        let restsAtTop = table.bounds.minY + shift <= -table.adjustedContentInset.top + 0.5
        let top = viewport.start
        var anchors: [(row: RowIndex, distance: Double)] = []
        if !restsAtTop, table.anchor == .visibleRows {
            for ordinal in contents.geometry.rows(in: viewport).prefix(64) {
                let row = contents.geometry.row(withOrdinal: ordinal)
                anchors.append((row, contents.geometry.span(of: row).start - top))
            }
        }
        let outer = isKeepingPlace
        isKeepingPlace = true
        change()
        isKeepingPlace = outer
        for anchor in anchors {
            guard let row = map(anchor.row), contents.contains(row) else { continue }
            let distance = CGFloat(contents.geometry.span(of: row).start - top - anchor.distance)
            guard distance != 0 else { return }
            if isRunning {
                shift += distance
            } else {
                table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
                table.updateContentSize()
            }
            return
        }
    }
}
