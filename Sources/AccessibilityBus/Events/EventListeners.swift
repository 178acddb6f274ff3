/// The events that assistive technologies have registered with the registry.
@MainActor
final class EventListeners {
    /// By the name of the program on the bus.
    private var patterns: [String: [EventPattern]] = [:]

    var isEmpty: Bool { patterns.isEmpty }

    func add(_ pattern: String, of program: String) {
        patterns[program, default: []].append(EventPattern(pattern))
    }

    /// Removes one registration of the pattern.
    func remove(_ pattern: String, of program: String) {
        guard var all = patterns[program], let index = all.firstIndex(of: EventPattern(pattern)) else { return }
        all.remove(at: index)
        patterns[program] = all.isEmpty ? nil : all
    }

    /// Removes the registrations of a program that has ended.
    func remove(_ program: String) {
        patterns[program] = nil
    }

    func removeAll() {
        patterns = [:]
    }

    /// Whether somebody listens to such events.
    func want(_ kind: EventKind) -> Bool {
        patterns.values.contains { $0.contains { $0.matches(kind) } }
    }
}

/// A registration such as `object:state-changed:focused`, which may leave out parts from the end.
struct EventPattern: Equatable {
    private let parts: [String]

    init(_ text: String) {
        parts = text.split(separator: ":", omittingEmptySubsequences: false).map(Self.normalized)
    }

    func matches(_ kind: EventKind) -> Bool {
        let names = [kind.category, kind.member, kind.detail]
        return zip(parts, names).allSatisfy { $0.isEmpty || $0 == Self.normalized($1) }
    }

    /// Registrations have small letters and hyphens, and the members of D-Bus capital letters.
    private static func normalized(_ text: some StringProtocol) -> String {
        text.lowercased().filter { $0 != "-" }
    }
}

/// What distinguishes events for listeners.
struct EventKind {
    /// `Object`, `Window` or `Focus`.
    let category: String
    let member: String
    let detail: String

    var interface: String { "org.a11y.atspi.Event.\(category)" }
}
