import Testing
import UIKit
import UIKitTestDriver

@testable import Faults

/// Mistakes that the console names.
@MainActor @Suite(.serialized)
struct ConsoleFaultTests {
    @Test func theConflictNamesBothWidthsAndWhereTheyWereMade() throws {
        let messages = try consoleMessages(debugging: "lines") {
            _ = try TestApplication(showing: BrokenConstraintViewController())
        }
        let reports = messages.filter { $0.contains("Unable to simultaneously satisfy constraints.") }
        #expect(reports.count == 1)
        let report = try #require(reports.first)
        #expect(report.contains(".width == 24 ") && report.contains(".width == 40 "))
        #expect(!report.contains(".height == 24 "))
        #expect(report.contains("BrokenConstraintViewController"))
    }

    @Test func theLeakOfAClosureIsNamedAfterThePop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation)
        let messages = consoleMessages(debugging: "leaks") {
            for _ in 0..<2 {
                navigation.pushViewController(LeakingCellViewController(), animated: true)
                app.advance(by: 1)
                navigation.popViewController(animated: true)
                app.advance(by: 1)
            }
            app.advance(by: 3)
        }
        #expect(messages.count == 2)
        #expect(messages.first?.contains("LeakingCellViewController is still in memory 2 s after") == true)
        #expect(messages.last?.contains("each visit leaves one") == true)
    }

    @Test func theDecodingOfAPictureInARowIsNamed() throws {
        let messages = try consoleMessages(debugging: "decoding") {
            _ = try TestApplication(showing: SlowRowViewController())
        }
        #expect(messages.filter { $0.contains("was decoded on the main thread") }.count == 1)
    }

    @Test func aCellWithoutAHeightIsNamed() throws {
        let messages = try consoleMessages {
            _ = try TestApplication(showing: WrongHeightViewController())
        }
        #expect(messages.contains { $0.contains("constraints ambiguously suggest a height of zero") })
        #expect(messages.contains { $0.contains("QuoteCell") })
    }

    @Test func theLayoutsShowThatTheOffsetStaysAndTheRowsMove() throws {
        let list = JumpingListViewController()
        let app = try TestApplication(showing: list, size: CGSize(width: 320, height: 440))
        list.tableView.contentOffset.y = 440
        app.frame()
        let before = app.visibleTexts
        let messages = consoleMessages(debugging: "layout") {
            list.receive(5)
            app.frame()
        }
        #expect(before.first == "Message 10")
        #expect(app.visibleTexts.first == "Message 5")
        // Five rows more above, and the same offset.
        #expect(messages.contains { $0.hasPrefix("layout: UITableView at 440 of 1540, ") })
    }
}
