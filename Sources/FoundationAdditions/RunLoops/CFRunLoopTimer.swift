import Foundation

/// Core Foundation's name for a timer, which is the same object. Foundation on Linux does not export it.
public typealias CFRunLoopTimer = Timer

/// Core Foundation's name for a mode of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// Core Foundation's name for `default`.
    public static let defaultMode = RunLoop.Mode.default
}

/// Creates a timer that fires at `fireDate`, and then again after each `interval` if that is more than 0. The other
/// parameters are not used, as Core Foundation asks for zero and its default allocator there.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: UInt,
    _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let handler = TimerHandler(block: block)
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0), repeats: interval > 0
    ) { handler.block($0) }
}

/// Lets the timer fire in a mode of the run loop. A timer can be added to several modes.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    rl.add(timer, forMode: mode)
}

/// Ends the timer for good and removes it from its run loop.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns whether the timer may fire again: false after it was invalidated, or has fired if it does not repeat.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

// Sound: a timer calls its block on the thread of its run loop only, to which the code that made it has added it.
private struct TimerHandler: @unchecked Sendable {
    let block: (CFRunLoopTimer?) -> Void
}
