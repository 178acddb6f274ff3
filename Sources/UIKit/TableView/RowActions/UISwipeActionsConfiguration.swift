/// The actions of one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards.
    public let actions: [UIContextualAction]

    /// Whether a swipe across the whole row performs the first action; true unless set.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
