import Foundation
import Synchronization
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct MainThreadCheckerTests {
    @Test func aCallOnAnotherThreadIsReported() {
        let view = UIView()
        #expect(
            messagesOnOtherThread { view.setNeedsLayout() } == [
                "Main Thread Checker: UI API called on a background thread: -[UIView setNeedsLayout]"
            ])
    }

    @Test func theMemberThatIsCalledIsReportedAndGoesOn() {
        let label = UILabel()
        #expect(
            messagesOnOtherThread { label.text = "x" } == [
                "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"
            ])
        #expect(label.text == "x")
    }

    @Test func aPlaceIsReportedOnce() {
        let view = UIView()
        #expect(messagesOnOtherThread { for _ in 0..<3 { view.setNeedsLayout() } }.count == 1)
    }

    @Test func twoPlacesAreReportedBoth() {
        let view = UIView()
        let found = messagesOnOtherThread {
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
