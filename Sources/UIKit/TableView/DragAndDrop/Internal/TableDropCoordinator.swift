import Foundation
internal import TableEngine

/// A drop on a table, as the drop delegate sees it.
@MainActor
final class TableDropCoordinator: DropEnds, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal
    let items: [any UITableViewDropItem]
    private let link: ViewLink<UITableView>

    init(
        _ session: DropSession, _ link: ViewLink<UITableView>, destination: RowIndex?,
        _ proposal: UITableViewDropProposal
    ) {
        self.proposal = proposal
        self.link = link
        items = ListDropItem.items(of: session) { link.view?.parts.dragging.ifMade?.sourceRow(of: $0)?.indexPath }
        super.init(session, destination: destination?.indexPath)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        link.view?.layout.layOutReloadedRows()
        return add(dragItem, .row(link.view?.cells.cell(at: RowIndex(indexPath))))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, .rect(link.view?.cells.cell(at: RowIndex(indexPath)), rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(dragItem, .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(dragItem, link)
        guard let table = link.view, let row = PlaceholderRow(placeholder, in: table) else {
            context.finish(at: .end)
            return context
        }
        context.row = row
        table.openings.insert(row, at: RowIndex(placeholder.insertionIndexPath))
        add(dragItem, .placeholder(row, placeholder.previewParametersProvider?(row.cell)), context)
        return context
    }
}

/// A temporary row, as the drop delegate knows it.
@MainActor
final class TablePlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let link: ViewLink<UITableView>
    var row: PlaceholderRow?

    init(_ item: UIDragItem, _ link: ViewLink<UITableView>) {
        dragItem = item
        self.link = link
        super.init(duration: SystemMetrics.current.dragging.settleDuration)
    }

    /// The table, while it shows the temporary row.
    private var present: (openings: TableOpenings, table: UITableView, row: PlaceholderRow)? {
        guard let table = link.view, let row, let openings = table.parts.openings.ifMade, openings.contains(row) else {
            return nil
        }
        return (openings, table, row)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let (openings, table, row) = present else { return false }
        self.row = nil
        table.calls.pass { openings.commit(row, exchangingData: dataSourceUpdates) }
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let (openings, _, row) = present else { return false }
        self.row = nil
        openings.remove(row, animated: true)
        return true
    }
}

extension ListDropItem: UITableViewDropItem {}
