import Foundation

/// What the runtime and the frameworks above it store for one object besides the object's own properties.
@usableFromInline
package final class ObjectAttachments {
    var associations: [UnsafeRawPointer: Association] = [:]
    /// Nil while nothing observes the object.
    @usableFromInline package var observers: PropertyObservers?
    /// Values of the frameworks, keyed by class: at most one value of each class.
    private var values: [ObjectIdentifier: AnyObject] = [:]

    package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Value.self) } }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// An object that stores its attachments in a property, so that they are released together with it.
@usableFromInline
package protocol AttachmentHolder: AnyObject {
    /// Nil until something is attached. Only ``Attachments`` sets it.
    nonisolated var objectAttachments: ObjectAttachments? { get set }
}

/// Finds the attachments of an object. Objects that are not an ``AttachmentHolder`` are kept in a table, weakly and by
/// identity.
package enum Attachments {
    /// Returns the result of `body`, or nil when the object has no attachments.
    package static func read<Result>(of object: Any, _ body: (ObjectAttachments) -> Result?) -> Result? {
        lock.withLock { find(Owner(object)).flatMap(body) }
    }

    /// Calls `body` with the object's attachments and returns its result; nil without attachments.
    ///
    /// - Parameter creating: whether to create attachments for an object that has none.
    package static func change<Result>(of object: Any, creating: Bool, _ body: (ObjectAttachments) -> Result?)
        -> Result?
    {
        // Attachments of released objects are released only after the lock was returned.
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

    /// The number of entries in the table, including those of objects that were released.
    package static var tableCount: Int { lock.withLock { table.count } }

    /// Recursive, because `body` may compute or release values that come back here.
    private static let lock = NSRecursiveLock()
    // Sound: used under the lock only, which is no Mutex because it has to be recursive.
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    // Sound: used under the lock only.
    /// The size at which entries of released objects are removed from the table.
    nonisolated(unsafe) private static var clearingCount = 64

    private struct Owner {
        let id: ObjectIdentifier
        /// Nil for a class, which lives as long as the process and cannot be referenced weakly.
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
        if let holder = owner.instance as? any AttachmentHolder { return holder.objectAttachments }
        // The entry may belong to a released object that had the same address.
        guard let entry = table[owner.id], !entry.hasGone else { return nil }
        return entry.attachments
    }

    private static func add(_ attachments: ObjectAttachments, to owner: Owner) -> [ObjectAttachments] {
        if let holder = owner.instance as? any AttachmentHolder {
            holder.objectAttachments = attachments
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
