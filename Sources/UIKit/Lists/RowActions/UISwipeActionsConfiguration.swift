/// The actions of one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    open private(set) var actions: [UIContextualAction]

    /// Whether a swipe across the whole row performs the first action. The default is true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration without actions: the row cannot be swiped.
    public override init() {
        actions = []
        super.init()
    }

    /// Creates a configuration. The first action is the one at the edge of the row.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
