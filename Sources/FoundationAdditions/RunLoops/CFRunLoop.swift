import Dispatch
import Foundation

/// Core Foundation's name for a run loop. Foundation on Linux does not export it.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes the run loop, so that it checks its timers and sources.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    if rl === RunLoop.main { DispatchQueue.main.async {} } else { rl.perform {} }
}
