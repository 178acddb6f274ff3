import Foundation
import Synchronization

public let OBJC_SYNC_SUCCESS: Int32 = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits for the lock of an object, and takes it. A thread that has the lock may take it again, and releases it as often
/// with ``objc_sync_exit(_:)``. Swift on Linux has no such function.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return OBJC_SYNC_SUCCESS
}

/// Releases the lock of an object. Returns `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if the thread does not have it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(obj as AnyObject) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The locks that threads have or wait for. An object has one as long as a thread uses it.
private enum ObjectLocks {
    // Sound: `owner`, `depth` and `users` are used under the mutex of the table only. The object is retained, so that no
    // other object gets its identifier.
    private final class Entry: @unchecked Sendable {
        let lock = NSRecursiveLock()
        let object: AnyObject
        var owner: Thread?
        var depth = 0
        var users = 0

        init(_ object: AnyObject) { self.object = object }
    }

    private static let table = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) {
        // Sound: only the entry keeps the object, and nobody calls it.
        nonisolated(unsafe) let object = object
        let entry = table.withLock { table in
            let entry = table[ObjectIdentifier(object)] ?? Entry(object)
            table[ObjectIdentifier(object)] = entry
            entry.users += 1
            return entry
        }
        entry.lock.lock()
        table.withLock { _ in
            entry.owner = Thread.current
            entry.depth += 1
        }
    }

    static func exit(_ object: AnyObject) -> Bool {
        let identifier = ObjectIdentifier(object)
        let entry: Entry? = table.withLock { table in
            guard let entry = table[identifier], entry.owner === Thread.current else { return nil }
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entry.users -= 1
            if entry.users == 0 { table[identifier] = nil }
            return entry
        }
        entry?.lock.unlock()
        return entry != nil
    }
}
