/// What had the focus in controllers that the focus has left, so that they get it back when they appear again.
///
/// Owned by ``UIFocusSystem``. Only the newest entries are kept.
@MainActor
final class FocusMemory {
    private static let mostEntries = 32

    private struct Entry {
        weak var controller: UIViewController?
        weak var item: (any UIFocusItem)?
        weak var list: ListFocus?
    }

    /// Sound: the system owns this object.
    private unowned(unsafe) let system: UIFocusSystem
    private var entries: [Entry] = []

    init(system: UIFocusSystem) { self.system = system }

    /// Called when an item, or the row of a list, has got the focus.
    func took(_ item: any UIFocusItem, in list: ListFocus?) {
        guard let controller = FocusChain.environments(from: item).lazy.compactMap({ $0 as? UIViewController }).first
        else { return }
        entries.removeAll { $0.controller === controller || $0.controller == nil }
        entries.append(Entry(controller: controller, item: item, list: list))
        if entries.count > Self.mostEntries { entries.removeFirst() }
    }

    /// Called when the user has hidden the focus: nothing in front gets it back.
    func forget(_ item: (any UIFocusItem)?) {
        entries.removeAll { $0.item === item || $0.item == nil && $0.list == nil }
    }

    /// Moves the focus back into a controller that has appeared again, at the end of the turn.
    func controllerDidAppear(_ controller: UIViewController) {
        guard controller.restoresFocusAfterTransition,
            let entry = entries.first(where: { $0.controller === controller })
        else { return }
        if let list = entry.list, let row = list.row, list.host.contains(row) {
            system.requests.addReturn(to: list)
        } else if let item = entry.item, entry.list == nil {
            system.requestFocusUpdate(to: item)
        }
    }
}
