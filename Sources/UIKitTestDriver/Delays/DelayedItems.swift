internal import CToolchainBets
import Foundation

// Sound: used under the lock of ``DelayedWork``; jobs, timers and blocks may be sent to any thread.
/// What is due later, and on which clock.
struct DelayedItems: @unchecked Sendable {
    private weak var owner: DelayedWork.Owner?
    private(set) var clock: TimeInterval = 0
    /// The number of calls of the driver in progress that move the clock.
    private var advances = 0
    private(set) var all: [DelayedItem] = []
    private var count = 0
    /// The uptimes at which work is due that stays in real time.
    private var realTimes: [UInt64] = []
    private var hasWarned = false

    // MARK: The driver

    var isFollowing: Bool { owner != nil }

    func isFollowing(_ owner: DelayedWork.Owner) -> Bool { self.owner === owner }

    /// While the driver advances, its own clock counts.
    var countsRealTime: Bool { advances == 0 || owner == nil }

    /// What is there belongs to an application that has ended: it is left to real time.
    mutating func follow(_ owner: DelayedWork.Owner?) {
        self.owner = owner
        (clock, advances, hasWarned, realTimes) = (0, 0, false, [])
        for index in all.indices { all[index].due = .infinity }
    }

    mutating func beginAdvance() { advances += 1 }

    mutating func endAdvance() {
        advances -= 1
        for index in all.indices where all[index].due < .infinity {
            all[index].realTime = DelayedItem.uptime(after: all[index].due - clock)
            all[index].isPromised = false
        }
    }

    /// What is there follows the driver's clock alone from now on; what comes later counts real time.
    mutating func beginWait() {
        for index in all.indices where all[index].due < .infinity { all[index].realTime = .max }
    }

    /// What was there before ``beginWait()`` counts real time again, from now on.
    mutating func endWait() {
        for index in all.indices where all[index].realTime == .max && all[index].due < .infinity {
            all[index].realTime = DelayedItem.uptime(after: all[index].due - clock)
        }
    }

    mutating func setClock(_ time: TimeInterval) { clock = time }

    // MARK: Items

    mutating func append(_ work: DelayedItem.Work, after seconds: TimeInterval) {
        // A timer may be added for several modes.
        if case .timer(let timer) = work, all.contains(where: { $0.timer?.pointer == timer.pointer }) { return }
        count += 1
        all.append(
            DelayedItem(
                work: work, number: count, due: clock + max(0, seconds), realTime: DelayedItem.uptime(after: seconds)))
    }

    mutating func removeInvalidTimers() { all.removeAll { $0.timer?.isValid == false } }

    mutating func setDelay(_ delay: TimeInterval, ofItem number: Int) {
        guard let index = all.firstIndex(where: { $0.number == number }) else { return }
        all[index].due = clock + max(0, delay)
        all[index].realTime = DelayedItem.uptime(after: delay)
    }

    /// Removes the item that is due first on the driver's clock.
    mutating func takeDue() -> DelayedItem? {
        // Frame times are sums.
        let due = all.indices.filter { all[$0].due <= clock + 1e-6 }
        let first = due.min { (all[$0].due, all[$0].number) < (all[$1].due, all[$1].number) }
        return first.map { take(at: $0, next: all[$0].due) }
    }

    /// Removes the jobs that are due in real time.
    mutating func takeJobsDueInRealTime() -> [UnsafeMutablePointer<RuntimeJob>] {
        let now = DelayedItem.uptime
        let jobs = all.compactMap { $0.realTime <= now ? $0.job : nil }
        all.removeAll { $0.realTime <= now && $0.job != nil }
        return jobs
    }

    /// Notes that the items that are due in real time are about to run. Returns false if there are none.
    mutating func promise() -> Bool {
        let now = DelayedItem.uptime
        let due = all.indices.filter { all[$0].realTime <= now && !all[$0].isPromised }
        for index in due { all[index].isPromised = true }
        return !due.isEmpty
    }

    /// Removes the first of these items.
    mutating func takePromised() -> DelayedItem? {
        guard countsRealTime else { return nil }
        let first = all.indices.filter { all[$0].isPromised }.min { all[$0].realTime < all[$1].realTime }
        return first.map { take(at: $0, next: all[$0].due == .infinity ? .infinity : clock) }
    }

    /// The uptime at which the next item is due in real time.
    var nextRealTime: UInt64? { all.lazy.filter { !$0.isPromised }.map(\.realTime).min() }

    /// A timer that repeats stays, due one interval after `start`.
    private mutating func take(at index: Int, next start: TimeInterval) -> DelayedItem {
        let taken = all.remove(at: index)
        if let timer = taken.timer, timer.isValid, timer.interval > 0 {
            var next = taken
            next.due = start + timer.interval
            next.realTime = DelayedItem.uptime(after: timer.interval)
            next.isPromised = false
            all.append(next)
        }
        return taken
    }

    // MARK: What stays in real time

    mutating func noteRealTime(after seconds: TimeInterval) {
        guard isFollowing, advances == 0 else { return }
        let now = DelayedItem.uptime
        realTimes.removeAll { $0 <= now }
        realTimes.append(DelayedItem.uptime(after: seconds))
    }

    /// The seconds of real time to the first such work; nil without such work.
    var nextDelayInRealTime: TimeInterval? {
        let now = DelayedItem.uptime
        return realTimes.filter { $0 > now }.min().map { TimeInterval($0 - now) / 1e9 }
    }

    /// Returns the seconds of real time to the first such work in the next `seconds`; nil if there is none, and if the
    /// test knows already.
    mutating func realTimeToWarnOf(within seconds: TimeInterval) -> TimeInterval? {
        guard !hasWarned else { return nil }
        let now = DelayedItem.uptime
        let end = DelayedItem.uptime(after: seconds)
        guard let next = realTimes.filter({ $0 > now && $0 <= end }).min() else { return nil }
        hasWarned = true
        return TimeInterval(next - now) / 1e9
    }
}
