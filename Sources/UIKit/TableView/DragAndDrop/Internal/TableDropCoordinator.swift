import Foundation
internal import TableEngine

/// A drop on a table, as the drop delegate sees it.
@MainActor
final class TableDropCoordinator: DropEnds, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal
    var items: [any UITableViewDropItem] { dropItems }
    private let link: ViewLink<UITableView>

    init(
        _ session: DropSession, _ link: ViewLink<UITableView>, destination: RowIndex?,
        _ proposal: UITableViewDropProposal
    ) {
        self.proposal = proposal
        self.link = link
        super.init(session, destination: destination) { link.view?.parts.dragging.ifMade?.sourceRow(of: $0) }
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        link.view?.layout.layOutReloadedRows()
        return add(dragItem, .row(link.view?.cells.cell(at: RowIndex(indexPath))))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, .rect(link.view?.cells.cell(at: RowIndex(indexPath)), rect))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(dragItem) { [link] in link.view?.parts.openings.ifMade }
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
final class TablePlaceholderContext: PlaceholderContext<TableOpenings>, UITableViewDropPlaceholderContext {}

extension ListDropItem: UITableViewDropItem {}
