import Foundation
internal import TableEngine

/// A drop on a collection view, as the drop delegate sees it.
@MainActor
final class CollectionDropCoordinator: DropEnds, UICollectionViewDropCoordinator {
    let proposal: UICollectionViewDropProposal
    let items: [any UICollectionViewDropItem]
    private let link: ViewLink<UICollectionView>

    init(
        _ session: DropSession, _ link: ViewLink<UICollectionView>, destination: RowIndex?,
        _ proposal: UICollectionViewDropProposal
    ) {
        self.proposal = proposal
        self.link = link
        items = ListDropItem.items(of: session) { link.view?.parts.dragging.ifMade?.sourceRow(of: $0)?.indexPath }
        super.init(session, destination: destination?.indexPath)
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

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(dragItem, .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = CollectionPlaceholderContext(dragItem, link)
        guard let view = link.view, let item = PlaceholderItem(placeholder, in: view) else {
            context.finish(at: .end)
            return context
        }
        context.item = item
        view.openings.insert(item, at: RowIndex(placeholder.insertionIndexPath))
        add(dragItem, .placeholder(item, placeholder.previewParametersProvider?(item.cell)), context)
        return context
    }
}

/// A temporary item, as the drop delegate knows it.
@MainActor
final class CollectionPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let link: ViewLink<UICollectionView>
    var item: PlaceholderItem?

    init(_ dragItem: UIDragItem, _ link: ViewLink<UICollectionView>) {
        self.dragItem = dragItem
        self.link = link
        super.init(duration: SystemMetrics.current.dragging.settleDuration)
    }

    /// The collection view, while it shows the temporary item.
    private var present: (openings: CollectionOpenings, view: UICollectionView, item: PlaceholderItem)? {
        guard let view = link.view, let item, let openings = view.parts.openings.ifMade, openings.contains(item) else {
            return nil
        }
        return (openings, view, item)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let (openings, view, item) = present else { return false }
        self.item = nil
        view.calls.pass { openings.commit(item, exchangingData: dataSourceUpdates) }
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let (openings, _, item) = present else { return false }
        self.item = nil
        openings.remove(item, animated: true)
        return true
    }

    func setNeedsCellUpdate() {
        guard let (_, view, item) = present else { return }
        item.needsUpdate = true
        view.setNeedsLayout()
    }
}

extension ListDropItem: UICollectionViewDropItem {}
