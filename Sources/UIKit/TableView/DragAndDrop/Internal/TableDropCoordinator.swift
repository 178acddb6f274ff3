import Foundation
internal import TableEngine

/// A drop on a table, as the drop delegate sees it: notes where each item goes.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let session: any UIDropSession
    let proposal: UITableViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UITableViewDropItem]
    private let link: ViewLink<UITableView>
    /// Whether items may still get their places.
    var isOpen = true

    /// Where an item goes.
    enum End {
        case row(UITableViewCell?)
        case rect(UITableViewCell?, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(PlaceholderRow, UIDragPreviewParameters?)
    }

    private var ends: [(item: UIDragItem, end: End, animator: DragAnimator)] = []

    init(_ session: DropSession, _ table: UITableView, destination: RowIndex?, _ proposal: UITableViewDropProposal) {
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination?.indexPath
        link = table.link
        let drag = session.localDrag
        items = session.items.map { item in
            TableDropItem(
                dragItem: item, sourceIndexPath: table.dragging?.sourceRow(of: item)?.indexPath,
                previewSize: drag?.previews.size(of: item) ?? .zero)
        }
        super.init()
    }

    func end(of item: UIDragItem) -> End? { ends.last { $0.item === item }?.end }

    func animator(of item: UIDragItem) -> DragAnimator? { ends.last { $0.item === item }?.animator }

    func setEnd(of item: UIDragItem, toRow row: RowIndex) {
        add(item, .row(link.view?.cells.cell(at: row)))
    }

    @discardableResult
    private func add(_ item: UIDragItem, _ end: End, _ animator: DragAnimator? = nil) -> DragAnimator {
        let animator = animator ?? DragAnimator(duration: SystemMetrics.current.dragging.settleDuration)
        // After the drop nothing moves any more.
        guard isOpen else {
            animator.finish(at: .end)
            return animator
        }
        ends.append((item, end, animator))
        return animator
    }

    // MARK: UITableViewDropCoordinator

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

@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
        super.init()
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
        guard let table = link.view, let row, let openings = table.openingsIfMade, openings.contains(row) else {
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
