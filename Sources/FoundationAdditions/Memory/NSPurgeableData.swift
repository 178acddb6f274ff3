import Foundation
import Synchronization

/// Data that can be discarded while nobody uses it: it is empty then. A new object is in use, until
/// ``endContentAccess()``.
///
/// Linux does not discard it by itself; call ``discardContentIfPossible()`` where memory is short.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private struct Access {
        var uses = 1
        var isDiscarded = false
    }

    private let access = Mutex(Access())

    /// Begins a use of the data. Returns false if it was discarded.
    open func beginContentAccess() -> Bool {
        access.withLock { access in
            if access.isDiscarded { return false }
            access.uses += 1
            return true
        }
    }

    /// Ends a use of the data.
    open func endContentAccess() {
        access.withLock { $0.uses = Swift.max(0, $0.uses - 1) }
    }

    /// Makes the data empty unless it is used.
    open func discardContentIfPossible() {
        let discards = access.withLock { access in
            guard access.uses == 0, !access.isDiscarded else { return false }
            access.isDiscarded = true
            return true
        }
        if discards { length = 0 }
    }

    /// Returns whether the data was discarded.
    open func isContentDiscarded() -> Bool { access.withLock { $0.isDiscarded } }
}
