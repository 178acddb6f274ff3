/// The actions of one control, in the order they were added. An action is the same when its identifier is.
@MainActor
struct ControlActions {
    private struct Entry {
        let action: UIAction
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        var events = events
        if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
            events.formUnion(entries.remove(at: index).events)
        }
        entries.append(Entry(action: action, events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in entries.indices.reversed() where entries[index].action.identifier == identifier {
            entries[index].events.subtract(events)
            if entries[index].events.isEmpty { entries.remove(at: index) }
        }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }
}
