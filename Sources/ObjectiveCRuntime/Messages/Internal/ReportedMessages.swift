/// The messages that the framework sends to its objects and reports to those who observe them, in place of methods that
/// are exchanged at run time. Only calls by the framework are reported, and only to observers of the object.
package enum ReportedMessages {
    /// Whether an object was ever observed: otherwise a report costs nothing more.
    @usableFromInline
    @MainActor static private(set) var areObserved = false

    /// Returns whether the framework reports the message for objects of the class.
    package static func contain(_ selector: Selector, sentTo type: AnyClass) -> Bool {
        SourceMembers.framework?.reports(selector.name, sentTo: type) == true
    }

    /// Has both functions called with the arguments of each message, as long as the object lives.
    @MainActor package static func observe(
        _ selector: Selector, sentTo object: AnyObject, before: @escaping ([Any]) -> Void,
        after: @escaping ([Any]) -> Void
    ) {
        areObserved = true
        _ = Attachments.change(of: object, creating: true) { attachments -> Void? in
            let observers = attachments[MessageObservers.self] ?? MessageObservers()
            attachments[MessageObservers.self] = observers
            observers.add(before, after, selector.name)
        }
    }

    /// Sends a message, and reports it.
    ///
    /// - Parameter call: calls the method.
    @inlinable
    @MainActor package static func send(
        _ selector: @autoclosure () -> String, to object: AnyObject, _ arguments: Any?..., call: () -> Void
    ) {
        if areObserved { report(selector(), object, arguments, call) } else { call() }
    }

    @usableFromInline
    @MainActor static func report(_ selector: String, _ object: AnyObject, _ arguments: [Any?], _ call: () -> Void) {
        guard let observers = Attachments.read(of: object, { $0[MessageObservers.self]?.of(selector) }) else {
            return call()
        }
        let arguments = arguments.map(MessageObject.of)
        for observer in observers { observer.before(arguments) }
        call()
        for observer in observers { observer.after(arguments) }
    }
}

/// The observers of the messages that one object gets.
private final class MessageObservers {
    typealias Observer = (before: ([Any]) -> Void, after: ([Any]) -> Void)
    private var observers: [String: [Observer]] = [:]

    func add(_ before: @escaping ([Any]) -> Void, _ after: @escaping ([Any]) -> Void, _ selector: String) {
        observers[selector, default: []].append((before, after))
    }

    func of(_ selector: String) -> [Observer]? { observers[selector] }
}
