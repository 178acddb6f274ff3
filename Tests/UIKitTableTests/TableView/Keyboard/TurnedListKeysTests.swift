import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Keys that name a direction follow what is on the screen, also in lists that are turned.
@MainActor @Suite(.serialized)
struct TurnedListKeysTests {
    /// A list of 100 rows or items that is turned and whose first one has the focus.
    private func focusedStage(showsGrid: Bool = false, _ transform: CGAffineTransform) throws -> ListFocusStage {
        let stage = try ListFocusStage(count: 100, showsGrid: showsGrid)
        stage.controller.view.transform = transform
        stage.app.frame()
        stage.press(.keyboardHome)
        #expect(stage.focused == 0)
        return stage
    }

    private static let inverted = CGAffineTransform(scaleX: 1, y: -1)

    @Test func inATableTurnedUpsideDownTheUpArrowLeadsToTheNextRow() throws {
        let stage = try focusedStage(Self.inverted)
        stage.press(.keyboardUpArrow, times: 2)
        #expect(stage.focused == 2)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 1)
    }

    @Test func theHeadingIsThatOnTheScreen() throws {
        let stage = try focusedStage(Self.inverted)
        let log = stage.writes { stage.press(.keyboardUpArrow) }
        let up = UIFocusHeading.up.rawValue
        #expect(log == ["should 0 to 1, \(up)", "did 0 to 1, \(up)"])
    }

    @Test func withCommandTheUpArrowLeadsToTheRowAtTheTopOfTheScreen() throws {
        let stage = try focusedStage(Self.inverted)
        stage.press(.keyboardUpArrow, .command)
        #expect(stage.focused == 99)
        stage.press(.keyboardDownArrow, .command)
        #expect(stage.focused == 0)
    }

    @Test func pagesFollowTheScreenAndHomeTheRows() throws {
        let stage = try focusedStage(Self.inverted)
        stage.press(.keyboardPageUp)
        #expect(try #require(stage.focused) > 5)
        stage.press(.keyboardPageDown)
        #expect(stage.focused == 0)
        stage.press(.keyboardEnd)
        #expect(stage.focused == 99)
    }

    @Test func inATableOnItsSideTheRowsLieLeftAndRight() throws {
        // Clockwise: the first row is at the right.
        let stage = try focusedStage(CGAffineTransform(rotationAngle: .pi / 2))
        stage.press(.keyboardLeftArrow)
        #expect(stage.focused == 1)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 1)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == 0)
    }

    @Test func itemsOfACollectionViewTurnedUpsideDownAreFoundWhereTheyAreSeen() throws {
        let stage = try focusedStage(showsGrid: true, Self.inverted)
        stage.press(.keyboardUpArrow)
        #expect(stage.focused == 3)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == 4)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 1)
    }

    @Test func aScrollViewTurnedUpsideDownScrollsWhereTheKeyPoints() throws {
        let stage = try focusedStage(Self.inverted)
        stage.table.directionalPressGestureRecognizer.isEnabled = true
        stage.press(.keyboardUpArrow)
        #expect(stage.table.contentOffset.y == 40)
        stage.press(.keyboardDownArrow)
        #expect(stage.table.contentOffset.y == 0)
    }
}
