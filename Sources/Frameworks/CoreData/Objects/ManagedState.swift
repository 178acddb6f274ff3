internal import Synchronization

/// What an object is in its context.
struct ManagedState {
    var isFault = false
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
    /// True for an object that was created with `init()`.
    var hasNoEntity = false
    /// Set while changes are not recorded.
    var isAwaking = false
}

enum ObjectSequence {
    static func next() -> Int { counter.wrappingAdd(1, ordering: .relaxed).newValue }

    private static let counter = Atomic<Int>(0)
}
