import Foundation
internal import Synchronization

/// Tells a database of one thread or queue, from any thread, that there is something new.
///
/// Sound: the database is set when the signal is made, and used on its own thread or queue.
final class RefreshSignal: @unchecked Sendable {
    weak var core: RealmCore?
    private let confinement: Confinement
    private let isScheduled = Mutex(false)

    init(_ confinement: Confinement) { self.confinement = confinement }

    /// Has the database look for changes in the next turn of its run loop or queue.
    func fire() {
        let isFirst = isScheduled.withLock { scheduled in
            defer { scheduled = true }
            return !scheduled
        }
        guard isFirst else { return }
        let isPossible = confinement.perform { [self] in
            isScheduled.withLock { $0 = false }
            core?.deliverChanges()
        }
        if !isPossible { isScheduled.withLock { $0 = false } }
    }
}
