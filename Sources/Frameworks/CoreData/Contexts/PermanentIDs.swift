internal import Synchronization

/// Counts how often temporary IDs were replaced, in any context.
enum PermanentIDs {
    static var generation: Int { counter.load(ordering: .acquiring) }

    static func noteReplacement() { counter.wrappingAdd(1, ordering: .releasing) }

    private static let counter = Atomic<Int>(0)
}
