import Foundation
internal import TableEngine

/// A drop on a collection view, as the drop delegate sees it.
@MainActor
final class CollectionDropCoordinator: DropEnds, UICollectionViewDropCoordinator {
    let proposal: UICollectionViewDropProposal
    var items: [any UICollectionViewDropItem] { dropItems }
    private let link: ViewLink<UICollectionView>

    init(
        _ session: DropSession, _ link: ViewLink<UICollectionView>, destination: RowIndex?,
        _ proposal: UICollectionViewDropProposal
    ) {
        self.proposal = proposal
        self.link = link
        super.init(session, destination: destination) { link.view?.parts.dragging.ifMade?.sourceRow(of: $0) }
    }

    private func cell(at path: IndexPath) -> (any DraggedCell)? {
        link.view?.layoutIfNeeded()
        return link.view?.shownCell(at: RowIndex(path))
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        add(dragItem, .row(cell(at: indexPath)))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, .rect(cell(at: indexPath), rect))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = CollectionPlaceholderContext(dragItem) { [link] in link.view?.parts.openings.ifMade }
        guard let view = link.view, let item = PlaceholderItem(placeholder, in: view) else {
            context.finish(at: .end)
            return context
        }
        context.row = item
        view.openings.insert(item, at: RowIndex(placeholder.insertionIndexPath))
        add(dragItem, .placeholder(item, placeholder.previewParametersProvider?(item.cell)), context)
        return context
    }
}

/// A temporary item, as the drop delegate knows it.
@MainActor
final class CollectionPlaceholderContext: PlaceholderContext<CollectionOpenings>, UICollectionViewDropPlaceholderContext
{
    func setNeedsCellUpdate() {
        if let (room, item) = present { room.setNeedsUpdate(item) }
    }
}

extension ListDropItem: UICollectionViewDropItem {}
