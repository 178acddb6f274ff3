internal import TableEngine

/// A table as its features see it. The base class of their hosts, which add what one feature needs.
@MainActor
class TableRows: RowList {
    /// A link, because client code may keep a feature that is the delegate of an interaction.
    final let link: ViewLink<UITableView>

    init(table: UITableView) { link = table.link }

    private var table: UITableView? { link.view }

    final var list: UIScrollView? { table }
    final var isInWindow: Bool { table?.window != nil }

    final var isReady: Bool {
        table.map { $0.isReadyForQuestions && $0.parts.reordering.ifMade?.isHolding != true } ?? false
    }

    final var generation: Int { table?.updates.generation ?? 0 }
    final var counts: SectionCounts { table?.contents.counts ?? SectionCounts([]) }

    // MARK: Client code

    final func pass<Answer>(_ body: () -> Answer) -> Answer { table?.calls.pass(body) ?? body() }

    final func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        table?.selection.following(row, call) ?? (nil, call())
    }

    final func cancelTouches() { table?.touchSelection.cancel() }

    // MARK: Places

    final func row(at point: CGPoint) -> RowIndex? { table?.frames.row(at: Double(point.y)) }

    final func frame(of row: RowIndex) -> CGRect? {
        table.flatMap { $0.contents.contains(row) ? $0.frames.frame(of: row) : nil }
    }

    // MARK: Cells

    final func cell(at row: RowIndex) -> UITableViewCell? { table?.cells.cell(at: row) }

    final func row(of cell: UIView) -> RowIndex? {
        (cell as? UITableViewCell).flatMap { table?.cells.row(of: $0) }
    }

    final func forEachCell(_ body: (RowIndex, UITableViewCell) -> Void) { table?.cells.forEachLive(body) }
}

extension UITableView {
    /// Whether the rows are those of the data source, so that it can be asked about them.
    var isReadyForQuestions: Bool {
        updates.mayLayOut && !updates.needsReload && !layout.isRunning && calls.openQuestion == nil
    }
}
