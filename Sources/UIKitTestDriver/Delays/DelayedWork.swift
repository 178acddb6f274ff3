internal import CToolchainBets
import Foundation
import Synchronization

/// The timers of the main run loop, the delayed blocks of the main queue and the sleeping tasks of the program, which
/// follow the clock of the driver.
///
/// What is due on that clock runs while the driver advances. While the test waits for something else, it also runs when
/// real time has come, so that nothing waits in vain for a driver that is not advanced. How long the driver itself takes
/// does not count.
final class DelayedWork: Sendable {
    /// Stands for a driver, and lives as long.
    final class Owner: Sendable {
        // Later, because the last reference may be one of those under the lock.
        deinit { DispatchQueue.global().async { DelayedWork.shared.ownerDidEnd() } }
    }

    static let shared = DelayedWork()

    private let items = Mutex(DelayedItems())
    /// The uptime for which ``promise()`` is asked already.
    private let armed = Mutex<UInt64?>(nil)
    @MainActor private var hasLongTask = false

    private init() {
        _ = set_delay_handlers(
            DelayHandlers(
                take_timer: { timer in
                    guard let timer, is_valid_timer(timer) else { return false }
                    let delayed = DelayedTimer(timer)
                    return DelayedWork.shared.take(.timer(delayed), after: delayed.delay)
                },
                take_block: { seconds, block in
                    guard let block else { return false }
                    return DelayedWork.shared.take(.block(DelayedBlock(block)), after: seconds)
                },
                take_job: { seconds, job in
                    guard let job else { return false }
                    return DelayedWork.shared.take(.job(job), after: seconds)
                },
                note_real_time: { seconds in
                    DelayedWork.shared.items.withLock { $0.noteRealTime(after: seconds) }
                }))
    }

    private func take(_ work: DelayedItem.Work, after seconds: TimeInterval) -> Bool {
        // Sound: the work is sent where it is due.
        nonisolated(unsafe) let work = work
        let isTaken = items.withLock { items in
            if items.isFollowing { items.append(work, after: seconds) }
            return items.isFollowing
        }
        if isTaken { arm() }
        return isTaken
    }

    // MARK: The driver

    /// From now on the work follows the clock of this driver, as long as it lives.
    func follow(_ owner: Owner) {
        items.withLock { $0.follow(owner) }
        set_counts_jobs(true)
    }

    func stopFollowing(_ owner: Owner) {
        let isFollowing = items.withLock { items in
            guard items.isFollowing(owner) else { return false }
            items.follow(nil)
            return true
        }
        if isFollowing { set_counts_jobs(false) }
    }

    private func ownerDidEnd() { set_counts_jobs(items.withLock { $0.isFollowing }) }

    /// Waits until the tasks on other threads have got as far as they do by themselves. So they start to sleep at the
    /// same time of the clock in every run, and what they leave to the main actor is in the main queue. A task that
    /// takes longer than a second is not waited for again until it has ended.
    ///
    /// - Parameter count: what ``endedTasks`` was before the main queue had its turn.
    /// - Returns: whether a task has got further since then, and may have left something to the main actor.
    @MainActor func waitForTasks(since count: Int) -> Bool {
        if !has_counted_jobs() {
            hasLongTask = false
        } else if !hasLongTask {
            hasLongTask = !wait_for_counted_jobs()
        }
        return endedTasks != count
    }

    /// How often tasks on other threads have got as far as they do by themselves.
    var endedTasks: Int { get_ended_jobs_count() }

    /// Returns what to say, once for each application, when the test moves the clock over the time at which work would
    /// be due that stays in real time.
    func beginAdvance(_ owner: Owner, by seconds: TimeInterval) -> String? {
        let delay = items.withLock { items -> TimeInterval? in
            guard items.isFollowing(owner) else { return nil }
            items.beginAdvance()
            return items.realTimeToWarnOf(within: seconds)
        }
        return delay.map { delay in
            "advance(by:) does not move real time, in which a delayed block of another queue than the main one, or a timer "
                + "of Dispatch, is due in \(String(format: "%.2f", delay)) s: wait(until:) waits for it"
        }
    }

    /// The seconds until work is due that stays in real time; nil without such work.
    var nextDelayInRealTime: TimeInterval? { items.withLock { $0.nextDelayInRealTime } }

    /// Real time counts again, from now on.
    func endAdvance(_ owner: Owner) {
        items.withLock { items in
            if items.isFollowing(owner) { items.endAdvance() }
        }
        arm()
    }

    /// Calls `body`, which waits in real time for what does not follow the driver. Work that was delayed before stays on
    /// the driver's clock meanwhile.
    func wait<Result>(_ body: () -> Result) -> Result {
        items.withLock { $0.beginWait() }
        defer {
            items.withLock { $0.endWait() }
            arm()
        }
        return body()
    }

    /// Runs what is due.
    ///
    /// - Parameters:
    ///   - time: the clock of the driver.
    ///   - onQueue: whether blocks are sent to the main queue, which runs them next, or are called here, because the main
    ///     queue does not run.
    @MainActor func run(at time: TimeInterval, of owner: Owner, onQueue: Bool) {
        guard items.withLock({ $0.isFollowing(owner) }) else { return }
        items.withLock { $0.setClock(time) }
        readTimers()
        while let item = items.withLock({ $0.takeDue() }) {
            switch item.work {
            case .timer(let timer): timer.fire()
            case .block(let block):
                if onQueue { DispatchQueue.main.async { block.call() } } else { block.call() }
            case .job(let job): enqueue_job_now(job)
            }
        }
    }

    /// Sets the clock on which new delays begin.
    func setClock(_ time: TimeInterval, of owner: Owner) {
        items.withLock { items in
            if items.isFollowing(owner) { items.setClock(time) }
        }
    }

    /// Drops timers that are not valid any more, and follows dates that the program has set.
    @MainActor private func readTimers() {
        let timers = items.withLock { items in
            items.removeInvalidTimers()
            return items.all.compactMap { item in item.timer.map { (item.number, $0) } }
        }
        for (number, timer) in timers {
            if let delay = timer.newDelay() { items.withLock { $0.setDelay(delay, ofItem: number) } }
        }
    }

    // MARK: Real time

    /// Has ``promise()`` called when the next item is due in real time.
    private func arm() {
        let next = items.withLock { $0.countsRealTime ? $0.nextRealTime : nil }
        guard let next else { return }
        let isNew = armed.withLock { armed in
            guard next < armed ?? .max else { return false }
            armed = next
            return true
        }
        guard isNew else { return }
        let now = DelayedItem.uptime
        call_after(next > now ? TimeInterval(next - now) / 1e9 : 0) { _ in DelayedWork.shared.promise() }
    }

    /// Wakes the tasks that have slept long enough in real time, and has the main queue run everything else.
    private func promise() {
        armed.withLock { $0 = nil }
        let (jobs, hasMore) = items.withLock { items -> (Jobs, Bool) in
            guard items.countsRealTime else { return (Jobs(all: []), false) }
            return (Jobs(all: items.takeJobsDueInRealTime()), items.promise())
        }
        for job in jobs.all { enqueue_job_now(job) }
        if hasMore { DispatchQueue.main.async { MainActor.assumeIsolated { self.runPromised() } } }
        arm()
    }

    @MainActor private func runPromised() {
        while let item = items.withLock({ $0.takePromised() }) {
            switch item.work {
            case .timer(let timer): if timer.isValid { timer.fire() }
            case .block(let block): block.call()
            case .job(let job): enqueue_job_now(job)
            }
        }
        arm()
    }
}

// Sound: each job is run once, wherever it is sent.
private struct Jobs: @unchecked Sendable {
    let all: [UnsafeMutablePointer<RuntimeJob>]
}
