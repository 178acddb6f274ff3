/// What had the focus in controllers that the focus has left, so that they get it back when they appear again.
///
/// Owned by ``UIFocusSystem``. Only the newest entries are kept.
@MainActor
final class FocusMemory {
    private static let mostEntries = 32

    private struct Entry {
        weak var controller: (any FocusRegaining)?
        weak var item: (any UIFocusItem)?
        weak var list: ListFocus?
    }

    /// Sound: the system owns this object.
    private unowned(unsafe) let system: UIFocusSystem
    private var entries: [Entry] = []

    init(system: UIFocusSystem) { self.system = system }

    /// Called when an item, or the row of a list, has got the focus.
    func took(_ item: any UIFocusItem, in list: ListFocus?) {
        guard let controller = FocusChain.environments(from: item).lazy.compactMap({ $0 as? any FocusRegaining }).first
        else { return }
        entries.removeAll { $0.controller === controller || $0.controller == nil }
        entries.append(Entry(controller: controller, item: item, list: list))
        if entries.count > Self.mostEntries { entries.removeFirst() }
    }

    /// Called when the user has hidden the focus: nothing in front gets it back.
    func forget(_ item: (any UIFocusItem)?) {
        entries.removeAll { $0.item === item || $0.item == nil && $0.list == nil }
    }

    /// Moves the focus into the controller that is in front after one with the focus has disappeared, unless it is
    /// somewhere else already: to what had it there, otherwise to what the controller prefers.
    func passOn(in window: UIWindow) {
        guard system.focusedItem == nil, let front = window.frontController else { return }
        for entry in entries.reversed() where entry.controller?.regainsFocus(in: front) ?? false {
            if give(back: entry, in: window) { return }
        }
        guard let destination = PreferredFocus().destination(in: front), system.move(to: destination) else {
            return system.focus.forgetPlace()
        }
        FocusReveal.show(destination)
    }

    private func give(back entry: Entry, in window: UIWindow) -> Bool {
        guard let list = entry.list else { return entry.item.map { system.move(to: .item($0)) } ?? false }
        guard let row = list.row, list.host.contains(row), list.host.list?.window === window else { return false }
        _ = list.move(to: row, heading: [])
        return true
    }
}

/// A view controller, in which what had the focus may get it back.
@MainActor
protocol FocusRegaining: UIFocusEnvironment {
    var viewIfLoaded: UIView? { get }

    /// Whether what had the focus in the controller gets it again, because the controller is in front, inside of the one
    /// in front, or around it, as that of a bar is.
    func regainsFocus(in front: any FocusRegaining) -> Bool
}
