/// Everything in the controller in front that can have the focus: lists, texts and other items, by group, and the guides
/// between them. Made for one key.
@MainActor
struct FocusMap {
    /// In the order of the view tree, as their first members.
    private(set) var groups: [FocusGroup] = []
    private(set) var guides: [UIFocusGuide] = []
    /// From the outside.
    private(set) var scrollViews: [UIScrollView] = []

    init(of window: UIWindow) {
        let root = window.frontController?.viewIfLoaded ?? window.subviews.first
        if let root, root.window === window { collect(root) }
    }

    var lists: [UIScrollView] {
        groups.flatMap(\.stops).compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// The items that are neither lists nor texts.
    var items: [any UIFocusItem] { groups.filter { !$0.isText }.flatMap(\.items) }

    /// Returns the index of the group that an item, or a list itself, belongs to.
    func group(of item: any UIFocusItem) -> Int? {
        groups.firstIndex { $0.stops.contains { $0.object === item } }
    }

    private mutating func collect(_ item: any UIFocusItem) {
        guard let view = item as? UIView else {
            if item.canBecomeFocused { add(.item(item), FocusChain.group(of: item).map { .named($0) } ?? .common) }
            return collectChildren(of: item)
        }
        guard Focusability.isShown(view) else { return }
        if let scroll = view as? UIScrollView { scrollViews.append(scroll) }
        guides += view.layoutGuides.compactMap { $0 as? UIFocusGuide }
        if let list = view as? UIScrollView, view.ownFocusList != nil {
            add(.list(list), view.focusGroupIdentifier.map { .named($0) } ?? .own(ObjectIdentifier(view)))
        } else if view is any UIKeyInput, view.canBecomeFirstResponder {
            return add(.item(view), view.focusGroupIdentifier.map { .named($0) } ?? .own(ObjectIdentifier(view)))
        } else if view.canBecomeFocused {
            return add(.item(view), FocusChain.group(of: view).map { .named($0) } ?? .common)
        }
        collectChildren(of: view)
    }

    private mutating func collectChildren(of environment: any UIFocusEnvironment) {
        for item in FocusItems.all(in: environment)
        where item !== environment && !(item is any KeyboardCell) { collect(item) }
    }

    private mutating func add(_ stop: FocusStop, _ identity: FocusGroup.Identity) {
        if let index = groups.firstIndex(where: { $0.identity == identity }) {
            groups[index].stops.append(stop)
        } else {
            groups.append(FocusGroup(identity: identity, stops: [stop]))
        }
    }
}

/// Items among which the arrow keys move the focus. A list is one member of a group.
@MainActor
struct FocusGroup {
    enum Identity: Hashable {
        /// By ``UIFocusEnvironment/focusGroupIdentifier``.
        case named(String)
        /// That of a list or a text without an identifier. That these have groups of their own is Apple's; that others
        /// do not is unverified.
        case own(ObjectIdentifier)
        /// That of all other items.
        case common
    }

    let identity: Identity
    var stops: [FocusStop]

    var items: [any UIFocusItem] { stops.compactMap { if case .item(let item) = $0 { item } else { nil } } }

    /// Whether all members are texts, which take all keys.
    var isText: Bool { stops.allSatisfy { $0.object is any UIKeyInput } }

    /// The members with the highest priority first, and otherwise in their order.
    var stopsByPriority: [FocusStop] {
        stops.enumerated().sorted { one, two in
            let (first, second) = (one.element.priority, two.element.priority)
            return first == second ? one.offset < two.offset : first > second
        }.map(\.element)
    }
}

@MainActor
enum FocusStop {
    case list(UIScrollView)
    case item(any UIFocusItem)

    var object: any UIFocusItem {
        switch self {
        case .list(let list): list
        case .item(let item): item
        }
    }

    fileprivate var priority: Int { max(object.focusGroupPriority.rawValue, 0) }
}
