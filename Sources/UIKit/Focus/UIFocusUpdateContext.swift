/// Which way focus moved. Raw values as on Apple's systems.
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

/// Something that can have the focus of a remote or a keyboard: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: NSObjectProtocol {}

extension UIView: UIFocusItem {}

/// A move of focus from one item to another, for the delegate methods that take one.
///
/// There is no focus engine: UIKit here never creates a context or calls these methods. Subclass it in a test that calls
/// them, and override what the test needs.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UIFocusUpdateContext: NSObject {
    /// Nil where nothing had focus.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// Nil where nothing gets focus.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The previous item, where it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The next item, where it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

/// A move of focus in a table. A path is nil where its view is no row's.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of focus in a collection view. A path is nil where its view is no item's.
@preconcurrency @MainActor
@available(*, deprecated, message: "There is no focus engine: no context is ever created.")
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs animations along with a move of focus; without a focus engine they run as they are given.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.25, animations: { animations?() }, completion: { _ in completion?() })
    }
}
