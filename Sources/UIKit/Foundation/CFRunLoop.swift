import Dispatch
import Foundation

/// Core Foundation's name for a run loop, which Foundation on Linux keeps to itself.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Lets the run loop look at its timers, and at what waits for it, now.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    if rl === RunLoop.main { DispatchQueue.main.async {} } else { rl.perform {} }
}
