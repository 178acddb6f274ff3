/// One change of an update, as it is passed to the layout before it is shown.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item in an update.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Nil for insertions. The item is `NSNotFound` if a whole section changes.
    public let indexPathBeforeUpdate: IndexPath?
    /// Nil for deletions.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
