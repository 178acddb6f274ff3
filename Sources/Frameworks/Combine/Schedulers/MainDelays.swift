import Dispatch
import Foundation

// Sound: used under the lock; the actions run in the main queue.
/// The delayed work of schedulers in the main queue. It runs in the order of its times, and of its calls where they are
/// equal, which the timers of the queue are not precise enough for.
final class MainDelays: @unchecked Sendable {
    static let shared = MainDelays()

    private struct Item {
        let time: Double
        let number: Int
        let action: @Sendable () -> Void
    }

    private let lock = NSLock()
    /// The first is due next.
    private var items: [Item] = []
    private var count = 0

    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Whether a queue is the main queue, for which Dispatch on Linux makes an object each time it is asked.
    static func isMainQueue(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: shared.key) == true }

    /// - Parameter time: on the clock of schedulers.
    func add(at time: Double, _ action: @escaping @Sendable () -> Void) {
        let number = lock.withLock {
            count += 1
            let place = items.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
            items.insert(Item(time: time, number: count, action: action), at: place)
            return count
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + (time - SchedulerClock.now)) { [self] in
            while let next = lock.withLock({ takeNext(through: number) }) { next.action() }
        }
    }

    /// Returns the first item up to the one with the number, of those that were there before it. Returns nil when that
    /// one has run.
    private func takeNext(through number: Int) -> Item? {
        guard let last = items.firstIndex(where: { $0.number == number }) else { return nil }
        return items[...last].firstIndex { $0.number <= number }.map { items.remove(at: $0) }
    }
}
