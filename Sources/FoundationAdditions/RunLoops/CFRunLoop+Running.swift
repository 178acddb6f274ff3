internal import CoreFoundation
import Foundation

/// Why a run of a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// It had no timers and sources any more.
    case finished = 1
    /// ``CFRunLoopStop(_:)`` was called.
    case stopped = 2
    /// The time was over.
    case timedOut = 3
    /// A source was handled, and the run was to end then.
    case handledSource = 4
}

/// Runs the run loop of this thread until ``CFRunLoopStop(_:)`` is called or it has nothing left to wait for.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Runs the run loop of this thread in a mode.
///
/// - Parameters:
///   - seconds: how long at most, in seconds; 0 makes one pass.
///   - returnAfterSourceHandled: whether the run ends after the first source.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    // Sound: Foundation's strings are Core Foundation's.
    let name = unsafeBitCast(NSString(string: mode.rawValue), to: CoreFoundation.CFString.self)
    let result = withExtendedLifetime(name) {
        CoreFoundation.CFRunLoopRunInMode(name, seconds, returnAfterSourceHandled)
    }
    return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// Ends the innermost run of the run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    if rl === RunLoop.current {
        CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent())
    } else if rl === RunLoop.main {
        CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetMain())
    } else {
        // Foundation does not say which of Core Foundation's run loops another thread has.
        rl.perform(inModes: [.common]) { CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent()) }
    }
}

/// Calls the block in the next pass of the run loop in the mode.
///
/// - Parameter mode: a mode, its name, or an array of these.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    let call = RunLoopCall(block: block)
    rl.perform(inModes: modes(mode)) { call.block() }
}

private func modes(_ mode: Any?) -> [RunLoop.Mode] {
    switch mode {
    case let mode as RunLoop.Mode: [mode]
    case let name as String: [RunLoop.Mode(name)]
    case let several as [Any]: several.flatMap(modes)
    default: [.default]
    }
}

// Sound: a run loop calls its blocks on its own thread, as the caller asked for.
private struct RunLoopCall: @unchecked Sendable {
    let block: () -> Void
}
