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

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        super.init()
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}

extension UIView {
    /// Returns the view itself or the innermost view around it of a class, inside of `list`.
    func enclosing<Cell: UIView>(_ type: Cell.Type, in list: UIView) -> Cell? {
        var view: UIView? = self
        while let candidate = view, candidate !== list {
            if let cell = candidate as? Cell { return cell }
            view = candidate.superview
        }
        return nil
    }
}
