import Foundation
internal import TableEngine

/// Notes where each item of a drop goes: the base class of the coordinators, which drop delegates use.
@MainActor
class DropEnds: NSObject {
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    /// In the order of the session.
    final let dropItems: [ListDropItem]
    /// Whether items may still get their places.
    final var isOpen = true

    /// Where an item goes.
    enum End {
        case row((any DraggedCell)?)
        case rect((any DraggedCell)?, CGRect)
        case target(UIDragPreviewTarget)
        /// A temporary row.
        case placeholder(any DropPlaceholder, UIDragPreviewParameters?)
    }

    private final var ends: [(item: UIDragItem, end: End, animator: DragAnimator)] = []

    /// - Parameter source: Returns the row of the list that an item comes from.
    init(_ session: DropSession, destination: RowIndex?, source: (UIDragItem) -> RowIndex?) {
        self.session = session
        destinationIndexPath = destination?.indexPath
        dropItems = session.items.map { item in
            ListDropItem(
                dragItem: item, sourceIndexPath: source(item)?.indexPath,
                previewSize: session.drag?.previews.size(of: item) ?? .zero)
        }
        super.init()
    }

    @discardableResult
    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(dragItem, .target(target))
    }

    final func end(of item: UIDragItem) -> End? { ends.last { $0.item === item }?.end }

    final func animator(of item: UIDragItem) -> DragAnimator? { ends.last { $0.item === item }?.animator }

    @discardableResult
    final func add(_ item: UIDragItem, _ end: End, _ animator: DragAnimator? = nil) -> DragAnimator {
        let animator = animator ?? DragAnimator(duration: SystemMetrics.current.dragging.settleDuration)
        // After the drop nothing moves any more.
        guard isOpen else {
            animator.finish(at: .end)
            return animator
        }
        ends.append((item, end, animator))
        return animator
    }
}

/// One item of a drop, as drop delegates of tables and collection views see it.
@MainActor
final class ListDropItem: NSObject {
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
