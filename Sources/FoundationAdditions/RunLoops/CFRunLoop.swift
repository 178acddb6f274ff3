import Dispatch
import Foundation

/// Core Foundation's name for a run loop. Foundation on Linux does not export it.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread, which is created if there is none.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes the run loop, so that it checks its timers and sources.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    if rl === RunLoop.main { DispatchQueue.main.async {} } else { rl.perform {} }
}
