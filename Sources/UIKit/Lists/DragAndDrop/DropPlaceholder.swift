import Foundation
internal import TableEngine

/// A temporary row to which an item moves.
@MainActor
protocol DropPlaceholder: AnyObject {
    var draggedCell: any DraggedCell { get }
    /// In the superview of the cell; nil if the list does not show the row any more.
    var frameInList: CGRect? { get }
}

/// The room that a list makes for temporary rows.
@MainActor
protocol PlaceholderRoom: AnyObject {
    associatedtype Placeholder: DropPlaceholder

    func contains(_ row: Placeholder) -> Bool

    /// Exchanges a temporary row for one that the data source now has. *Client.*
    func commit(_ row: Placeholder, exchangingData exchange: (IndexPath) -> Void)
    func remove(_ row: Placeholder, animated: Bool)
}

/// A temporary row, as drop delegates know it: the base class of the contexts of tables and collection views.
@MainActor
class PlaceholderContext<Room: PlaceholderRoom>: DragAnimator {
    let dragItem: UIDragItem
    /// Nil from the end of the row on.
    final var row: Room.Placeholder?
    /// Returns nil when the list is gone.
    private let room: () -> Room?

    init(_ item: UIDragItem, in room: @escaping () -> Room?) {
        dragItem = item
        self.room = room
        super.init(duration: SystemMetrics.current.dragging.settleDuration)
    }

    /// The temporary row, while the list shows it.
    final var present: (room: Room, row: Room.Placeholder)? {
        guard let row, let room = room(), room.contains(row) else { return nil }
        return (room, row)
    }

    final func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let (room, row) = present else { return false }
        self.row = nil
        room.commit(row, exchangingData: dataSourceUpdates)
        return true
    }

    final func deletePlaceholder() -> Bool {
        guard let (room, row) = present else { return false }
        self.row = nil
        room.remove(row, animated: true)
        return true
    }
}
