import Testing
import UIKit

@MainActor @Suite(.serialized)
struct CFRunLoopTimerTests {
    private func timer(_ interval: CFTimeInterval, _ block: @escaping (CFRunLoopTimer?) -> Void) -> CFRunLoopTimer {
        CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() - 1, interval, 0, 0, block)
    }

    @Test func aTimerWithoutAnIntervalFiresOnce() {
        var fired: [CFRunLoopTimer?] = []
        let timer = timer(0) { fired.append($0) }
        timer.fire()
        #expect(fired == [timer])
        #expect(!CFRunLoopTimerIsValid(timer))
    }

    @Test func aTimerWithAnIntervalIsValidUntilItIsInvalidated() {
        var count = 0
        let timer = timer(60) { _ in count += 1 }
        timer.fire()
        #expect(count == 1 && CFRunLoopTimerIsValid(timer))
        CFRunLoopTimerInvalidate(timer)
        #expect(!CFRunLoopTimerIsValid(timer))
    }

    @Test func aTimerFiresInTheRunLoopToWhichItIsAdded() {
        var count = 0
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer(0) { _ in count += 1 }, .common)
        _ = RunLoop.current.run(mode: .default, before: Date())
        #expect(count == 1)
    }
}
