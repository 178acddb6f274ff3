/// A tab that contains other tabs.
///
/// In a bar a group is one tab. It shows the navigation controller that it manages, with the controllers from the group to
/// the selected child; without one its own controller; and without that the selected child's.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// Creates a group of tabs.
    ///
    /// - Parameter viewControllerProvider: creates a controller for the group itself; nil for none.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    public override convenience init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(
            title: title, image: image, identifier: identifier, children: [],
            viewControllerProvider: viewControllerProvider)
    }

    // MARK: Children

    /// The tabs of the group, in order.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
            childrenDidChange()
        }
    }

    /// The order of the children. Those without an identifier here follow in the order of ``children``.
    open var displayOrderIdentifiers: [String] = []

    /// The children in the order of ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] {
        let ordered = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return ordered + children.filter { !ordered.contains($0) }
    }

    /// Returns the child or the descendant with an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? { Self.tab(identifier, in: children) }

    static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    // MARK: Selection

    /// One of the children; nil, the default, until one is selected.
    open var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { childrenDidChange() } }
    }

    /// The child that is selected when a selection is needed; nil, the default, for the first.
    open var defaultChildIdentifier: String?

    /// The selected child, or else the default one.
    var currentChild: UITab? {
        selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
    }

    // MARK: Controllers

    /// A navigation controller whose stack is kept in step with the selection: the controllers of the group and of the
    /// selected tabs below it, as far as they have controllers. Nil by default. Of nested groups with one the outermost
    /// manages.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            managingNavigationController?.tab = self
            fillStack()
            tabsDidChange()
        }
    }

    private func fillStack() {
        guard let navigation = managingNavigationController else { return }
        let levels = sequence(first: self as UITab) { ($0 as? UITabGroup)?.currentChild }
        navigation.setViewControllers(
            levels.compactMap(\.viewController), animated: navigation.viewIfLoaded?.window != nil)
    }

    override var shownController: UIViewController? {
        managingNavigationController ?? viewController ?? currentChild?.shownController
    }

    private func childrenDidChange() {
        if let managing = managingTabGroup { managing.fillStack() }
        tabsDidChange()
    }
}
