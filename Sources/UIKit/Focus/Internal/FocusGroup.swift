/// Items among which the arrow keys move the focus. A list is one member of a group.
@MainActor
struct FocusGroup {
    enum Identity: Hashable {
        /// By ``UIFocusEnvironment/focusGroupIdentifier``.
        case named(String)
        /// That of a list or a text without an identifier. That these have groups of their own is Apple's; that others
        /// do not is unverified.
        case own(ObjectIdentifier)
        /// That of a control which only keys reach. The arrow keys lead from one to the next all the same.
        case control(ObjectIdentifier)
        /// That of all other items.
        case common
    }

    let identity: Identity
    /// The row that the group is in; nil outside of lists.
    let row: FocusRow?
    /// Whether the group is in a bar.
    let isInBar: Bool
    var stops: [FocusStop]

    var items: [any UIFocusItem] { stops.compactMap { if case .item(let item) = $0 { item } else { nil } } }

    /// Whether all members are texts, which take all keys.
    var isText: Bool { stops.allSatisfy { $0.object is any UIKeyInput } }

    var isControl: Bool { if case .control = identity { true } else { false } }

    /// The members with the highest priority first, and otherwise in their order.
    var stopsByPriority: [FocusStop] {
        stops.enumerated().sorted { one, two in
            let (first, second) = (one.element.priority, two.element.priority)
            return first == second ? one.offset < two.offset : first > second
        }.map(\.element)
    }
}

/// A cell on screen and its list.
@MainActor
struct FocusRow {
    let cell: UIView
    let list: UIScrollView

    /// Returns the rows around an item, or that it is, from the inside; none outside of lists.
    static func all(around item: (any UIFocusItem)?) -> [FocusRow] {
        FocusChain.environments(from: item).compactMap { environment in
            guard let cell = environment as? any KeyboardCell, let list = cell.keyboardList else { return nil }
            return FocusRow(cell: cell, list: list)
        }
    }
}
