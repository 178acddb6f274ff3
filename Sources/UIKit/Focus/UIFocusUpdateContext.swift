/// The direction in which the focus moved. The raw values are Apple's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// An item that can have the focus of a remote control or a keyboard: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: NSObjectProtocol {}

extension UIView: UIFocusItem {}

/// A move of the focus from one item to another, for the delegate methods that receive it.
///
/// There is no focus engine: UIKit never creates a context and never calls these methods here. A test that calls them
/// can create a subclass and override the properties that it needs.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus; nil if there was none.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that gets the focus; nil if there is none.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The previous item, if it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The next item, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

/// A move of the focus in a table. An index path is nil if the view does not belong to a row.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection view. An index path is nil if the view does not belong to an item.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs animations together with a move of the focus. Without a focus engine they start immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.25, animations: { animations?() }, completion: { _ in completion?() })
    }
}
