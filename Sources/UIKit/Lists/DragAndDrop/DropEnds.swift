import Foundation

/// Notes where each item of a drop goes: the base class of the coordinators, which drop delegates use.
@MainActor
class DropEnds: NSObject {
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
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

    init(_ session: DropSession, destination: IndexPath?) {
        self.session = session
        destinationIndexPath = destination
        super.init()
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

/// A temporary row to which an item moves.
@MainActor
protocol DropPlaceholder: AnyObject {
    var draggedCell: any DraggedCell { get }
    /// In the superview of the cell; nil if the list does not show the row any more.
    var frameInList: CGRect? { get }
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

    static func items(of session: DropSession, source: (UIDragItem) -> IndexPath?) -> [ListDropItem] {
        session.items.map { item in
            ListDropItem(
                dragItem: item, sourceIndexPath: source(item),
                previewSize: session.drag?.previews.size(of: item) ?? .zero)
        }
    }
}
