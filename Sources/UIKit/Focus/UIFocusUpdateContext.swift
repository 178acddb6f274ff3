/// A move of the focus from one item to another. UIKit creates it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus; nil if there was none, or if it is gone.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus; nil if the focus is lost.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// Empty for moves by code.
    open internal(set) var focusHeading: UIFocusHeading = []

    /// The previous item, or the view that contains it.
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem.flatMap { FocusChain.view(of: $0) } }
    /// The next item, or the view that contains it.
    open weak var nextFocusedView: UIView? { nextFocusedItem.flatMap { FocusChain.view(of: $0) } }

    /// Creates a context of no move: UIKit makes its own for every move of the focus.
    public override init() {
        super.init()
    }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        super.init()
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}
