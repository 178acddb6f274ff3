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

/// How focus moves between two items. There is no focus engine here, and nobody makes contexts but tests of code that takes them: for source
/// that implements the methods of delegates that get one.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// Nil: nothing had focus.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

/// A move of focus in a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of focus in a collection view.
@preconcurrency @MainActor
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
