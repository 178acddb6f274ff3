/// One change of an update, as it is passed to the layout before it is shown.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item in an update.
    public enum Action: Int, Sendable {
        /// The item is new; it has no path before the update.
        case insert = 0
        /// The item is removed; it has no path after the update.
        case delete = 1
        /// The item gets a new cell.
        case reload = 2
        /// The item changes its place.
        case move = 3
        /// The item stays as it is.
        case none = 4
    }

    /// Nil for insertions. The item is `NSNotFound` if a whole section changes.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// What happens to the item or the section.
    open var updateAction: Action { action }

    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    /// Creates an item for tests of layouts, which override its properties.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }
}
