/// A member of a ``FocusGroup``: a list, whose rows get the focus, or an item.
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

    var priority: Int { max(object.focusGroupPriority.rawValue, 0) }
}
