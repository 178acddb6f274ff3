import Foundation
import Synchronization
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct MainThreadCheckerTests {
    // Seeds 104.
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

    @Test func membersHaveTheirNamesInObjectiveCWithoutSymbolsToo() {
        func name(_ member: String, _ file: String) -> String { CheckedMember(member: member, file: file).name }
        #expect(name("isHidden", "UIKit/UIView.swift") == "-[UIView setHidden:]")
        #expect(name("issues", "UIKit/UIView+Issues.swift") == "-[UIView setIssues:]")
        #expect(name("layoutIfNeeded()", "UIKit/UIView.swift") == "-[UIView layoutIfNeeded]")
        #expect(name("addSubview(_:)", "UIKit/UIView.swift") == "-[UIView addSubview:]")
        let updates = name("performBatchUpdates(_:completion:)", "UIKit/UITableView.swift")
        #expect(updates == "-[UITableView performBatchUpdates:completion:]")
        let deletion = name("deleteRows(at:with:)", "UIKit/UITableView+Updates.swift")
        #expect(deletion == "-[UITableView deleteRows(at:with:)]")
    }

    @Test func aPlaceIsReportedOnce() {
        let view = UIView()
        // The optimizer makes three places of a loop whose count it knows.
        let count = CommandLine.arguments.count + 3
        #expect(messagesOnOtherThread { for _ in 0..<count { view.setNeedsLayout() } }.count == 1)
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
