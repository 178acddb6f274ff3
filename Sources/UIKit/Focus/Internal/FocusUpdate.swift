import Foundation
internal import TableEngine

/// One move of the focus; there is no other way to move it.
///
/// Every environment around the previous and the next item is asked, from the inside; one that refuses ends the move.
/// Then the focus is set, the environments are told in the same order, the notification is posted, and the animations of
/// the coordinator run. The order of environments is unverified. All of these calls may change views and lists: before
/// the focus is set, the destination is looked up again. Moves that the calls themselves ask for come afterwards.
@MainActor
struct FocusUpdate {
    let system: UIFocusSystem
    let heading: UIFocusHeading
    let isForced: Bool

    /// Returns whether the destination has the focus now.
    func run(_ destination: FocusDestination) -> Bool {
        guard !system.focus.isUpdating else { return false }
        system.focus.isUpdating = true
        defer {
            system.focus.isUpdating = false
            system.requests.updateDidEnd()
        }
        switch destination {
        case .nothing: return lose()
        case .item(let item): return move(to: item)
        case .row(let row, let list):
            return list.host.pass { move(to: row, in: list) }
        }
    }

    private func lose() -> Bool {
        guard isAllowed(nil) else { return false }
        commit(nil, in: nil)
        return true
    }

    private func move(to item: any UIFocusItem) -> Bool {
        if system.focusedItem === item { return true }
        guard isForced || Focusability.allowsKeys(item), isAllowed(item) else { return false }
        // The calls may have removed it.
        guard isForced || Focusability.allowsKeys(item), FocusChain.scene(of: item)?.focusSystemIfMade === system else {
            return false
        }
        commit(item, in: nil)
        return true
    }

    private func move(to row: RowIndex, in list: ListFocus) -> Bool {
        defer { list.forgetWanted() }
        guard let (asked, cell) = list.cell(at: row) else { return false }
        if system.focus.list === list, system.focusedItem === cell {
            list.take(asked, system)
            return true
        }
        let (followed, mayMove) = list.host.following(asked) { isAllowed(cell) }
        guard mayMove, let followed, let (present, item) = list.cell(at: followed),
            item.window?.windowScene?.focusSystemIfMade === system
        else { return false }
        list.take(present, system)
        commit(item as any UIFocusItem, in: list)
        return true
    }

    /// Asks all environments, until one refuses.
    private func isAllowed(_ next: (any UIFocusItem)?) -> Bool {
        let previous = system.focusedItem
        guard !isForced, previous !== next else { return true }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        for environment in FocusChain.environments(from: previous, to: next)
        where !environment.shouldUpdateFocus(in: context) { return false }
        return true
    }

    private func commit(_ next: (any UIFocusItem)?, in list: ListFocus?) {
        let previous = system.focusedItem
        system.focus.set(next, in: list)
        if let next {
            system.memory.took(next, in: list)
            system.requests.forgetDeferred()
        }
        tell(from: previous, to: next)
    }

    /// Tells everybody about a move that has been made.
    func tell(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        guard previous !== next else { return }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in FocusChain.environments(from: previous, to: next) {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: system,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
    }
}
