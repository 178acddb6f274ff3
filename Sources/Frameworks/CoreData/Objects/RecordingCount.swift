internal import Synchronization

/// How many threads record, so that others need not ask.
final class RecordingCount: Sendable {
    private let count = Atomic<Int>(0)

    var isAnywhere: Bool { count.load(ordering: .relaxed) > 0 }

    func add(_ difference: Int) { count.wrappingAdd(difference, ordering: .relaxed) }
}
