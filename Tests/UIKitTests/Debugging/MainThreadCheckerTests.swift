import Foundation
import Synchronization
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct MainThreadCheckerTests {
    /// Runs `body` on another thread, as the Swift 5 language mode lets source do, and returns the messages.
    private func messages(_ body: @escaping @MainActor () -> Void) -> [String] {
        // Sound: the test waits for the other thread, so that one thread at a time uses the views.
        nonisolated(unsafe) let unchecked = unsafeBitCast(body, to: (() -> Void).self)
        let log = Mutex<[String]>([])
        ConsoleLog.listening(
            to: { message in log.withLock { $0.append(message) } },
            during: {
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    unchecked()
                    done.signal()
                }
                done.wait()
            })
        return log.withLock { $0 }
    }

    @Test func aCallOnAnotherThreadIsReported() {
        let view = UIView()
        #expect(
            messages { view.setNeedsLayout() } == [
                "Main Thread Checker: UI API called on a background thread: -[UIView setNeedsLayout]"
            ])
    }

    @Test func theMemberThatIsCalledIsReportedAndGoesOn() {
        let label = UILabel()
        #expect(
            messages { label.text = "x" } == [
                "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"
            ])
        #expect(label.text == "x")
    }

    @Test func aPlaceIsReportedOnce() {
        let view = UIView()
        #expect(messages { for _ in 0..<3 { view.setNeedsLayout() } }.count == 1)
    }

    @Test func twoPlacesAreReportedBoth() {
        let view = UIView()
        let found = messages {
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
        #expect(found.map { $0.suffix(24) } == ["-[UIView setNeedsLayout]", "[UIView setNeedsDisplay]"])
    }

    @Test func theMainActorIsNotReported() {
        let log = Mutex<[String]>([])
        ConsoleLog.listening(
            to: { message in log.withLock { $0.append(message) } },
            during: {
                let table = UITableView()
                table.setNeedsLayout()
                table.addSubview(UIView())
            })
        #expect(log.withLock { $0 } == [])
    }
}
