internal import CToolchainBets
import Foundation

// Sound: jobs, timers and blocks may be sent to any thread.
/// Something that the program has asked for later.
struct DelayedItem: @unchecked Sendable {
    enum Work {
        case timer(DelayedTimer)
        case block(DelayedBlock)
        /// What wakes a sleeping task.
        case job(UnsafeMutablePointer<RuntimeJob>)
    }

    let work: Work
    /// The place among those that are due at the same time.
    let number: Int
    /// On the clock of the driver; infinite if no driver has it any more.
    var due: TimeInterval
    /// The uptime in nanoseconds at which the item is due if the test waits in real time.
    var realTime: UInt64
    /// Whether it is about to run because real time has passed.
    var isPromised = false

    var timer: DelayedTimer? {
        if case .timer(let timer) = work { timer } else { nil }
    }

    var job: UnsafeMutablePointer<RuntimeJob>? {
        if case .job(let job) = work { job } else { nil }
    }

    static var uptime: UInt64 { DispatchTime.now().uptimeNanoseconds }

    static func uptime(after seconds: TimeInterval) -> UInt64 { uptime + UInt64(max(0, seconds) * 1e9) }
}

// Sound: the pointer is a constant, its reference count is atomic, and the date is used on the main actor only.
/// A timer of Core Foundation that is in no run loop.
final class DelayedTimer: @unchecked Sendable {
    let pointer: UnsafeRawPointer
    /// The date at which the timer says that it is due. Another one was set by the program.
    private var date: TimeInterval

    init(_ pointer: UnsafeRawPointer) {
        self.pointer = pointer
        retain_timer(pointer)
        date = date_of_timer(pointer)
    }

    deinit { release_timer(pointer) }

    var isValid: Bool { is_valid_timer(pointer) }

    var interval: TimeInterval { interval_of_timer(pointer) }

    var delay: TimeInterval { date_of_timer(pointer) - current_date() }

    func fire() {
        fire_timer(pointer)
        date = date_of_timer(pointer)
    }

    /// Returns the seconds from now to the date that the program has set since the last call; nil if it has set none.
    func newDelay() -> TimeInterval? {
        let current = date_of_timer(pointer)
        guard current != date, isValid else { return nil }
        date = current
        return delay
    }
}

// Sound: the pointer is a constant, and blocks of the main queue may be sent there from any thread.
/// A block of the main queue.
final class DelayedBlock: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = copy_block(pointer) }

    deinit { release_block(pointer) }

    func call() { call_block(pointer) }
}
