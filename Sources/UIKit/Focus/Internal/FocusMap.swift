/// Everything in front that can have the focus: lists, texts, other items and controls, by group, and the guides between
/// them. Made for one key.
///
/// Of a list whose rows get the focus, what is inside of the cells belongs to the map only if that is asked for, and only
/// while the focus is in the list.
@MainActor
struct FocusMap {
    /// In reading order, as their first members.
    private(set) var groups: [FocusGroup] = []
    private(set) var guides: [UIFocusGuide] = []
    /// From the outside.
    private(set) var scrollViews: [UIScrollView] = []
    /// The lists whose cells are searched, because the focus is in them.
    private let entered: [UIScrollView]
    private let roots: [UIView]
    private var row: FocusRow?
    private var bar: (any KeyGroup)?

    init(of window: UIWindow, insideRows: Bool = false) {
        let focused = window.editedText ?? window.windowScene?.focusSystemIfMade?.focusedItem
        entered = insideRows ? FocusRow.all(around: focused).map(\.list) : []
        roots = window.keyRoots.filter { $0.window === window }
        for root in roots { collect(root) }
    }

    /// Whether a view is in front, where the keys reach it.
    func contains(_ view: UIView) -> Bool { roots.contains { view.isDescendant(of: $0) } }

    var lists: [UIScrollView] {
        groups.flatMap(\.stops).compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// The items that are neither lists nor texts.
    var items: [any UIFocusItem] { groups.filter { !$0.isText }.flatMap(\.items) }

    /// Returns the index of the group that an item, or a list itself, belongs to.
    func group(of item: any UIFocusItem) -> Int? {
        groups.firstIndex { $0.stops.contains { $0.object === item } }
    }

    /// Returns the stops to which the arrow keys lead from a group. From a control outside of the bars these are all such
    /// controls; from one in a row that can have the focus those in the same row.
    func stops(around group: FocusGroup) -> [FocusStop] {
        guard group.isControl else { return group.stops }
        let isInRow = group.row?.list.ownFocusList != nil
        return groups.filter {
            $0.isControl && $0.isInBar == group.isInBar && (!isInRow || $0.row?.cell === group.row?.cell)
        }.flatMap(\.stops)
    }

    /// Returns the first control inside of a cell.
    func firstControl(in cell: UIView) -> (any UIFocusItem)? {
        groups.lazy.filter { $0.row?.cell === cell && !$0.isText }.flatMap(\.items)
            .first { Focusability.allowsKeys($0) }
    }

    // MARK: Collecting

    private mutating func collect(_ item: any UIFocusItem) {
        guard let view = item as? UIView else {
            if item.canBecomeFocused { add(.item(item), FocusChain.group(of: item).map { .named($0) } ?? .common) }
            return collectChildren(of: item)
        }
        guard Focusability.isShown(view) else { return }
        if let scroll = view as? UIScrollView { scrollViews.append(scroll) }
        guides += view.layoutGuides.compactMap { $0 as? UIFocusGuide }
        let outer = bar
        defer { bar = outer }
        if let own = view as? any KeyGroup { bar = own }
        if let list = view as? any KeyboardList { return collect(list) }
        if view is any UIKeyInput, view.canBecomeFirstResponder {
            add(.item(view), view.focusGroupIdentifier.map { .named($0) } ?? .own(ObjectIdentifier(view)))
        } else if view.canBecomeFocused {
            return add(.item(view), FocusChain.group(of: view).map { .named($0) } ?? .common)
        } else if KeyReach.includes(view) {
            return add(.item(view), FocusChain.group(of: view).map { .named($0) } ?? ownGroup(of: view))
        } else if DropFocus.includes(view) {
            add(.item(view), .own(ObjectIdentifier(view)))
        }
        collectElements(of: view)
        collectChildren(of: view)
    }

    private mutating func collectElements(of view: UIView) {
        for element in view.keyElements {
            add(.item(element), FocusChain.group(of: element).map { .named($0) } ?? .control(ObjectIdentifier(element)))
        }
    }

    /// A control that takes keys itself could not be left with the arrow keys: it is never one of several in a group.
    private func ownGroup(of view: UIView) -> FocusGroup.Identity {
        if let bar, !(view is any KeyOperated) { return .own(ObjectIdentifier(bar)) }
        return .control(ObjectIdentifier(view))
    }

    private mutating func collect(_ list: any KeyboardList) {
        if list.ownFocusList != nil {
            add(.list(list), list.focusGroupIdentifier.map { .named($0) } ?? .own(ObjectIdentifier(list)))
        } else if DropFocus.includes(list) {
            add(.item(list), .own(ObjectIdentifier(list)))
        }
        if list.ownFocusList == nil || entered.contains(where: { $0 === list }) { collectCells(of: list) }
        collectChildren(of: list)
    }

    /// Collects what is inside of the cells on screen.
    private mutating func collectCells(of list: any KeyboardList) {
        let outer = row
        defer { row = outer }
        let cells = list.keyboard.focus.host.shownCells
        for cell in ReadingOrder.sorted(cells, isRightToLeft: list.isRightToLeft, frame: { $0.frame }) {
            row = FocusRow(cell: cell, list: list)
            collectElements(of: cell)
            collectChildren(of: cell)
        }
    }

    private mutating func collectChildren(of environment: any UIFocusEnvironment) {
        let children = FocusItems.all(in: environment).filter { $0 !== environment && !($0 is any KeyboardCell) }
        let isRightToLeft = (environment as? UIView)?.isRightToLeft ?? false
        for item in ReadingOrder.sorted(children, isRightToLeft: isRightToLeft, frame: { $0.frame }) { collect(item) }
    }

    private mutating func add(_ stop: FocusStop, _ identity: FocusGroup.Identity) {
        if let index = groups.firstIndex(where: { $0.identity == identity }) {
            groups[index].stops.append(stop)
        } else {
            groups.append(FocusGroup(identity: identity, row: row, isInBar: bar is any KeyBar, stops: [stop]))
        }
    }
}

/// A bar at the edge of the window. The tab key begins beside the bars.
@MainActor
protocol KeyBar: KeyGroup {}

extension UIWindow {
    /// The views in which the keys reach everything: that of what is presented in front, with its bars, and the
    /// presenter's if it remains in use.
    fileprivate var keyRoots: [UIView] {
        let front: (any KeyScope)? = frontController
        let views = front?.keyRoots ?? subviews.first.map { [$0] } ?? []
        return views + [inputViews.shownView].compactMap(\.self).filter { !views.contains($0) }
    }

    /// The text that is edited. It takes the keys, unless the focus is in its input views.
    var editedText: (any UIFocusItem)? { focusIsInInputViews ? nil : respondingText }

    /// The first responder, if it is a text.
    var respondingText: UIView? { firstResponder is any UIKeyInput ? firstResponder as? UIView : nil }

    /// Whether the focus is in the views that stand for the keyboard of a text, or above them.
    var focusIsInInputViews: Bool {
        guard let item = windowScene?.focusSystemIfMade?.focusedItem else { return false }
        return isInInputViews(item)
    }

    func isInInputViews(_ item: any UIFocusItem) -> Bool {
        guard let shown = inputViews.shownView else { return false }
        return FocusChain.view(of: item)?.isDescendant(of: shown) ?? false
    }
}

/// A view controller, whose view the keys do not leave while it is presented.
@MainActor
protocol KeyScope: AnyObject {
    /// The view of the outermost container, and during a search that of its presenter.
    var keyRoots: [UIView] { get }
}
