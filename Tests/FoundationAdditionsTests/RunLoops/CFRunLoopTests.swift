import Foundation
import FoundationAdditions
import Testing

/// Runs of a run loop by Core Foundation's functions.
@Suite struct CFRunLoopTests {
    @Test func aBlockStopsTheRun() {
        let thread = Thread {
            var calls: [String] = []
            let timer = Timer(timeInterval: 100, repeats: true) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
                calls.append("block")
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            CFRunLoopRun()
            result.value = calls
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(result.value == ["block"])
    }

    @Test func aRunSaysWhyItHasEnded() {
        let thread = Thread {
            let finished = CFRunLoopRunInMode(.defaultMode, 0, false)
            let timer = Timer(timeInterval: 100, repeats: true) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            let timedOut = CFRunLoopRunInMode(.defaultMode, 0, false)
            result.value = ["\(finished)", "\(timedOut)"]
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(result.value == ["finished", "timedOut"])
    }

    private let result = Results()
    private let done = DispatchSemaphore(value: 0)
}

// Sound: read after the semaphore only, which the writing thread has signaled.
private final class Results: @unchecked Sendable {
    var value: [String] = []
}
