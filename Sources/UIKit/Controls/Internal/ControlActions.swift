/// The actions of a control and their events, in the order in which they were added.
///
/// Actions are equal if their identifiers are, messages if their target and selector are. Adding an equal one again
/// adds its events.
@MainActor
struct ControlActions {
    enum Reaction {
        case action(UIAction)
        case message(MessageTarget, Selector)
        /// A typed method with the number of its token.
        case call(Int, @MainActor (UIControl, UIEvent?) -> Void)
    }

    struct Entry {
        let reaction: Reaction
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []
    private var lastToken = 0

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    func reactions(to events: UIControl.Event) -> [Reaction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.reaction)
    }

    // MARK: Actions

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        var events = events
        if let index = entries.firstIndex(where: { $0.isAction(action.identifier) }) {
            events.formUnion(entries.remove(at: index).events)
        }
        entries.append(Entry(reaction: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { $0.isAction(identifier) }
    }

    // MARK: Messages

    mutating func add(_ selector: Selector, to target: Any?, for events: UIControl.Event) {
        entries.removeAll { $0.target?.isGone == true }
        if let index = entries.firstIndex(where: { $0.isMessage(selector, to: target) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(reaction: .message(MessageTarget(target), selector), events: events))
        }
    }

    /// Removes messages for the events. A nil target removes those of all targets, a nil selector those with any
    /// selector.
    mutating func remove(_ selector: Selector?, to target: Any?, for events: UIControl.Event) {
        remove(events) { entry in
            guard case .message(let entryTarget, let entrySelector) = entry.reaction else { return false }
            return (target == nil || entryTarget.isSame(as: target)) && (selector == nil || entrySelector == selector)
        }
    }

    func selectors(to target: Any?, for event: UIControl.Event) -> [Selector] {
        entries.compactMap { entry in
            guard case .message(let entryTarget, let selector) = entry.reaction, entryTarget.isSame(as: target),
                !entry.events.isDisjoint(with: event)
            else { return nil }
            return selector
        }
    }

    var targets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for target in entries.compactMap(\.target) {
            if target.isAnyone {
                targets.insert(NSNull())
            } else if let receiver = target.receiver {
                let object = receiver as AnyObject
                targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    // MARK: Typed methods

    mutating func add(
        for events: UIControl.Event, _ call: @escaping @MainActor (UIControl, UIEvent?) -> Void
    ) -> Int {
        lastToken += 1
        entries.append(Entry(reaction: .call(lastToken, call), events: events))
        return lastToken
    }

    mutating func remove(token: Int) {
        entries.removeAll { if case .call(token, _) = $0.reaction { true } else { false } }
    }

    private mutating func remove(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices.reversed() where isMeant(entries[index]) {
            entries[index].events.subtract(events)
            if entries[index].events.isEmpty { entries.remove(at: index) }
        }
    }
}

extension ControlActions.Entry {
    @MainActor fileprivate func isAction(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = reaction { action.identifier == identifier } else { false }
    }

    fileprivate func isMessage(_ selector: Selector, to target: Any?) -> Bool {
        if case .message(let entryTarget, selector) = reaction { entryTarget.isSame(as: target) } else { false }
    }

    var target: MessageTarget? {
        if case .message(let target, _) = reaction { target } else { nil }
    }
}
