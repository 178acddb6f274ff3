internal import TableEngine

/// Computes where rows, headers and footers are, from the table's geometry, bounds and insets.
///
/// Owned by UITableView. It stores no frame: `TableGeometry` has every height, and the rest follows from the table.
@MainActor
final class TableFrames {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    let contents: TableContents

    /// How far the running layout pass moves the content offset at its end, in points: the change of the heights above the
    /// viewport.
    var pendingShift: CGFloat = 0

    /// The width of the section index at the trailing edge; 0 if none is shown. Changed by ``TableIndexHost``
    /// only.
    var indexWidth: CGFloat = 0
    /// The row that the user holds or drags; nil while none is held. Changed by what moves rows only: grips and drags.
    var held: HeldPlace? {
        didSet { if held?.row != oldValue?.row { madeGap = nil } }
    }
    /// Room for rows that the data source does not have, from top to bottom. Changed by ``TableOpenings`` only.
    var openings: [RowOpening] = [] {
        didSet { if openings != oldValue { madeGap = nil } }
    }
    /// The answer to ``gap`` for a version of the geometry.
    var madeGap: (version: Int, gap: ReorderGap)?

    init(table: UITableView, contents: TableContents) {
        self.table = table
        self.contents = contents
    }

    /// How far swipes have displaced cells to the side.
    private var swipes: [ObjectIdentifier: CGFloat] = [:]

    // MARK: The viewport

    /// The visible part of the content, with the pending shift.
    var visible: Span {
        Span(start: Double(table.bounds.minY + pendingShift), length: Double(table.bounds.height))
    }

    var viewport: Viewport {
        // Headers float at the edge where no refresh control is, since they move with the content above it.
        let inset = table.insetBesideRefreshing
        let visible = visible
        return Viewport(
            visible: visible,
            unobscured: Span(from: visible.start + Double(inset.top), to: visible.end - Double(inset.bottom)))
    }

    /// True when the content is not scrolled below its top edge.
    var restsAtTop: Bool { table.bounds.minY + pendingShift <= -table.insetBesideRefreshing.top + 0.5 }

    /// The ordinals of the visible rows. Rows that only touch an edge are not visible.
    var visibleRows: Range<Int> { rowViewport.visibleRows(of: contents.geometry) }

    var scene: TransitionPlan.Scene {
        TransitionPlan.Scene(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain)
    }

    /// The next steps of a layout pass for rows.
    var step: LayoutPass {
        LayoutPass(
            geometry: contents.geometry, viewport: rowViewport, floats: table.style == .plain,
            skipsEmptyRows: table.sizing.skipsEmptyRows)
    }

    /// The next steps of a layout pass for headers and footers.
    var bandStep: LayoutPass {
        LayoutPass(geometry: shownGeometry, viewport: viewport, floats: table.style == .plain)
    }

    // MARK: Frames

    var rowWidth: CGFloat { max(0, table.bounds.width - rowSides.left - rowSides.right) }

    /// The row's frame in the superview of the cells.
    func frame(of row: RowIndex) -> CGRect {
        let span = spanBesideGap(of: row) ?? contents.geometry.span(of: row)
        return CGRect(x: 0, y: span.start, width: rowWidth, height: span.length)
    }

    /// The frame of a cell at its row, from which a swipe may have displaced it.
    func frame(of cell: UITableViewCell, at row: RowIndex) -> CGRect {
        frame(of: row).offsetBy(dx: swipeOffset(of: cell), dy: 0)
    }

    /// The frame of the view of a row, header or footer with this span.
    func frame(_ span: Span, of view: UIView) -> CGRect {
        let width = view is UITableViewCell ? rowWidth : table.bounds.width
        return CGRect(x: swipeOffset(of: view), y: span.start, width: width, height: span.length)
    }

    private func swipeOffset(of view: UIView) -> CGFloat {
        swipes.isEmpty ? 0 : swipes[ObjectIdentifier(view)] ?? 0
    }

    /// Displaces a cell to the side until it gets the offset 0.
    func setSwipeOffset(_ offset: CGFloat, of cell: UIView) {
        swipes[ObjectIdentifier(cell)] = offset == 0 ? nil : offset
    }

    /// The frame of the view of a header or footer with this span in the table.
    func bandFrame(_ span: Span, of view: UIView, _ band: BandKey.Band) -> CGRect {
        let room = table.bounds.width
        guard band == .header, table.contentHuggingElements.contains(.sectionHeaders) else {
            return CGRect(x: 0, y: span.start, width: room, height: span.length)
        }
        let width = min(room, HuggingWidth.of(view, in: room))
        return CGRect(x: table.isRightToLeft ? room - width : 0, y: span.start, width: width, height: span.length)
    }

    /// The frame of the view that holds the cells of an inset grouped table.
    var wrapperFrame: CGRect {
        CGRect(x: rowSides.left, y: 0, width: rowWidth, height: table.bounds.height)
    }
}
