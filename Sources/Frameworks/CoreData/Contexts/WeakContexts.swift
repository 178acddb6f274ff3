import Foundation
internal import Synchronization

/// A list of contexts that are referenced weakly. It may be used on any thread.
final class WeakContexts: Sendable {
    private struct Reference {
        weak var context: NSManagedObjectContext?
    }

    private let references = Mutex<[Reference]>([])

    func add(_ context: NSManagedObjectContext) {
        references.withLock { references in
            references.removeAll { $0.context == nil || $0.context === context }
            references.append(Reference(context: context))
        }
    }

    func remove(_ context: NSManagedObjectContext) {
        references.withLock { $0.removeAll { $0.context == nil || $0.context === context } }
    }

    var all: [NSManagedObjectContext] { references.withLock { $0.compactMap(\.context) } }
}
