/// Something that can have the focus of the keyboard: a view, or an object that a ``UIFocusItemContainer`` returns.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus at present.
    var canBecomeFocused: Bool { get }

    /// The frame in the ``UIFocusItemContainer/coordinateSpace`` of the item's container.
    var frame: CGRect { get }

    // MARK: Optional

    /// What shows that the item has the focus; nil for nothing. The default is the system's effect.
    var focusEffect: UIFocusEffect? { get }

    /// How much the item is preferred when the focus enters its group.
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// Whether items behind this one can have the focus, if it cannot have it itself. The default is false.
    var isTransparentFocusItem: Bool { get }

    /// Whether the focus waits for a key when code gives it to the item. The default is `automatic`. Keys give the focus
    /// at once in every mode, and so does code to a row or an item that is off the screen.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    /// How much the item is preferred when the focus enters its group.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var isTransparentFocusItem: Bool { false }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

    /// Whether the item has the focus.
    public var isFocused: Bool { UIFocusSystem.existing(for: self)?.focusedItem === self }
}

/// Knows the items in an environment and where they are.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items that intersect a rectangle of ``coordinateSpace``. A view returns its subviews; overrides add
    /// their items to the result of `super`.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls, so that the focused item is visible.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// How far the container has scrolled, in points.
    var contentOffset: CGPoint { get set }
    /// The size of all content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible part, in points.
    var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {}
