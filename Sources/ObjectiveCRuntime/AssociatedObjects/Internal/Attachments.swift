import Foundation

/// What hangs on one object beside its own properties.
package final class ObjectAttachments {
    var associations: [UnsafeRawPointer: Association] = [:]
    /// Nil while nobody observes the object.
    package var observers: PropertyObservers?
    /// What frameworks keep with the object, one value of each class.
    private var values: [ObjectIdentifier: AnyObject] = [:]

    package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Value.self) } }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// An object with a place of its own for what hangs on it, so that it goes with the object.
package protocol AttachmentHolder: AnyObject {
    /// Nil until something is attached. Changed by ``Attachments`` alone.
    nonisolated var attachments: ObjectAttachments? { get set }
}

/// Finds what hangs on an object. Objects without a place of their own stand in a table, by identity and held weakly.
package enum Attachments {
    /// The result of `body`, or nil when nothing hangs on the object.
    package static func read<Result>(of object: Any, _ body: (ObjectAttachments) -> Result?) -> Result? {
        lock.withLock { find(Owner(object)).flatMap(body) }
    }

    /// - Parameter creating: give the object attachments if it has none.
    package static func change<Result>(of object: Any, creating: Bool, _ body: (ObjectAttachments) -> Result?)
        -> Result?
    {
        // Values of objects that have gone are released after the lock is given back.
        var gone: [ObjectAttachments] = []
        let result = lock.withLock {
            let owner = Owner(object)
            if let found = find(owner) { return body(found) }
            guard creating else { return nil }
            let made = ObjectAttachments()
            gone = add(made, to: owner)
            return body(made)
        }
        withExtendedLifetime(gone) {}
        return result
    }

    /// How many objects the table knows, living or gone.
    package static var tableCount: Int { lock.withLock { table.count } }

    /// Recursive: values may be computed and released under it.
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    /// The table is cleared of what has gone when it has grown to this.
    nonisolated(unsafe) private static var clearingCount = 64

    private struct Owner {
        let id: ObjectIdentifier
        /// Nil for a class: it lives as long as the process, and has no weak references.
        let instance: AnyObject?

        init(_ object: Any) {
            if let type = object as? AnyClass {
                id = ObjectIdentifier(type)
                instance = nil
            } else {
                let instance = object as AnyObject
                id = ObjectIdentifier(instance)
                self.instance = instance
            }
        }
    }

    private struct Entry {
        weak var instance: AnyObject?
        let isClass: Bool
        let attachments: ObjectAttachments

        var hasGone: Bool { !isClass && instance == nil }
    }

    private static func find(_ owner: Owner) -> ObjectAttachments? {
        if let holder = owner.instance as? any AttachmentHolder { return holder.attachments }
        // The address may have been that of another object.
        guard let entry = table[owner.id], !entry.hasGone else { return nil }
        return entry.attachments
    }

    private static func add(_ attachments: ObjectAttachments, to owner: Owner) -> [ObjectAttachments] {
        if let holder = owner.instance as? any AttachmentHolder {
            holder.attachments = attachments
            return []
        }
        var gone = table[owner.id].map { [$0.attachments] } ?? []
        table[owner.id] = Entry(instance: owner.instance, isClass: owner.instance == nil, attachments: attachments)
        if table.count >= clearingCount {
            gone += table.values.filter(\.hasGone).map(\.attachments)
            table = table.filter { !$0.value.hasGone }
            clearingCount = max(64, table.count * 2)
        }
        return gone
    }
}
