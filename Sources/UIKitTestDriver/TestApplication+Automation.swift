import Foundation
internal import FoundationRepairs
internal import HeadlessHost
internal import HostInterface
import UIKit

// For the module XCUIAutomation, which drives applications by Apple's names.
extension TestApplication {
    /// Starts the application whose delegate has a class of this name, as `NSStringFromClass` writes it.
    ///
    /// - Parameters:
    ///   - state: what the application saved in its last run, and saves in this one.
    ///   - isInstalled: whether it keeps the folders of the application before it; otherwise it has new ones.
    /// - Throws: ``DriverError`` if there is no such class.
    package convenience init(
        delegateNamed name: String, settings: ScreenSettings, state: StateMemory, isInstalled: Bool
    ) throws {
        guard let delegateClass = NSClassFromString(name) as? NSObject.Type else {
            throw DriverError("there is no class \(name) in this process")
        }
        if !isInstalled { ApplicationFolders.beginTest() }
        try self.init(
            settings: settings, state: state, makeDelegate: { ApplicationRun.makeDelegate(of: delegateClass) })
        warnsOfRealTime = false
    }

    /// Moves the clock until no animation runs, no frame is due and the main queue is empty, or for some seconds.
    ///
    /// - Returns: whether the application has come to rest.
    @discardableResult
    package func settle(within seconds: TimeInterval) -> Bool {
        let limit = time + seconds
        serveMainQueue()
        while isUnsettled {
            guard time < limit else { return false }
            advance(by: HeadlessHost.frameDuration)
        }
        return true
    }

    /// The seconds until work is due that stays in real time, such as a delayed block of a background queue; nil if the
    /// program waits for none.
    package var delayInRealTime: TimeInterval? { DelayedWork.shared.nextDelayInRealTime }

    /// Runs the main run loop for a moment of real time, with the jobs of the main queue where they can run, and draws a
    /// frame. The application's clock stays.
    package func waitInRealTime(for seconds: TimeInterval) {
        let end = Date(timeIntervalSinceNow: seconds)
        if FirstThread.canRunMainQueue {
            _ = RunLoop.main.run(mode: .default, before: end)
        }
        let rest = end.timeIntervalSinceNow
        if rest > 0 { usleep(UInt32(min(rest, seconds) * 1_000_000)) }
        frame()
    }

    /// Calls `body`, which waits in real time. What was delayed before waits for the application's clock meanwhile.
    package func holdingDelays<Result>(_ body: () -> Result) -> Result { DelayedWork.shared.wait(body) }

    /// Puts fingers down, moves them at the same time, one step per frame, and lifts them.
    ///
    /// - Parameters:
    ///   - duration: how long the movement takes, in seconds. With 0 the fingers stay where they are.
    ///   - resting: how long they rest before the movement, in seconds.
    ///   - holding: how long they rest after it, in seconds.
    ///   - position: returns the place of a finger, counted from 0, after a part of the movement, from 0 to 1.
    package func touch(
        withFingers count: Int, resting: TimeInterval = 0, duration: TimeInterval = 0, holding: TimeInterval,
        position: (_ finger: Int, _ part: CGFloat) -> CGPoint
    ) {
        frame()
        func post(_ phase: PointerEvent.Phase, _ part: CGFloat) {
            for finger in 0..<count {
                let point = position(finger, part)
                hostWindow.post(
                    .pointer(PointerEvent(phase, x: point.x, y: point.y, time: time, id: finger + 1)))
            }
        }
        post(.began, 0)
        advance(by: resting)
        let steps = Int((duration / HeadlessHost.frameDuration).rounded())
        for step in stride(from: 1, through: steps, by: 1) {
            advance(by: HeadlessHost.frameDuration)
            post(.moved, CGFloat(step) / CGFloat(steps))
        }
        advance(by: holding)
        post(.ended, 1)
        frame()
    }
}
