/// An operation of an undo manager.
struct UndoAction {
    weak var target: AnyObject?
    private let operation: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, operation: @escaping @MainActor (AnyObject) -> Void) {
        self.target = target
        self.operation = operation
    }

    @MainActor
    func perform() {
        if let target { operation(target) }
    }
}

/// Operations of an undo manager that are undone together, and groups inside it.
final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    /// Whether an operation is in the group or in one inside it.
    var hasActions: Bool {
        entries.contains {
            switch $0 {
            case .action: true
            case .group(let group): group.hasActions
            }
        }
    }

    func takeDescription(of group: UndoGroup) {
        name = group.name
        isDiscardable = group.isDiscardable
        userInfo = group.userInfo
    }

    /// Removes and returns the last operation of the group or of the last one inside it; nil if there is none.
    func removeLastAction() -> UndoAction? {
        while let last = entries.last {
            switch last {
            case .action(let action):
                entries.removeLast()
                return action
            case .group(let group):
                if let action = group.removeLastAction() { return action }
                entries.removeLast()
            }
        }
        return nil
    }

    /// Removes the operations of a target, and the groups in which nothing else was.
    func removeActions(of target: AnyObject) {
        entries.removeAll {
            switch $0 {
            case .action(let action): action.target === target
            case .group(let group): group.becomesEmpty(without: target)
            }
        }
    }

    /// Removes the operations of a target. Returns whether the group has become empty.
    func becomesEmpty(without target: AnyObject) -> Bool {
        let count = entries.count
        removeActions(of: target)
        return entries.isEmpty && count > 0
    }
}
