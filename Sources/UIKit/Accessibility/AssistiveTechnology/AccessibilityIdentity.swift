/// The number under which assistive technologies know an object, attached to the object when it is asked for first.
final class AccessibilityIdentity {
    let number: UInt64
    /// The object in which an element was found that does not say it itself.
    weak var container: NSObject?

    init(number: UInt64) { self.number = number }
}

/// Finds objects by their numbers. It retains none.
@MainActor
final class AccessibilityIdentities {
    private struct Entry { weak var object: NSObject? }

    /// A number names one object for as long as the process runs.
    private static var last: UInt64 = 0

    private var entries: [UInt64: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var clearingCount = 256

    func identity(of object: NSObject) -> AccessibilityIdentity {
        if let known = Attachments.read(of: object, { $0[AccessibilityIdentity.self] }) {
            if entries[known.number] == nil { add(object, known.number) }
            return known
        }
        Self.last += 1
        let fresh = AccessibilityIdentity(number: Self.last)
        _ = Attachments.change(of: object, creating: true) { attachments -> Bool? in
            attachments[AccessibilityIdentity.self] = fresh
            return true
        }
        add(object, fresh.number)
        return fresh
    }

    /// Returns the number of an object that has been asked for before.
    func knownNumber(of object: NSObject) -> UInt64? {
        Attachments.read(of: object) { $0[AccessibilityIdentity.self] }?.number
    }

    /// Returns nil for a released object.
    func object(_ number: UInt64) -> NSObject? { entries[number]?.object }

    private func add(_ object: NSObject, _ number: UInt64) {
        entries[number] = Entry(object: object)
        guard entries.count >= clearingCount else { return }
        entries = entries.filter { $0.value.object != nil }
        clearingCount = max(256, entries.count * 2)
    }
}
