import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct KeyboardScrollingTests {
    private func stage() throws -> (FocusStage, UIScrollView) {
        let stage = try FocusStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        stage.controller.view.addSubview(scroll)
        return (stage, scroll)
    }

    @Test func keysThatNothingTakesScroll() throws {
        let (stage, scroll) = try stage()
        stage.press(.keyboardDownArrow)
        #expect(scroll.contentOffset.y == 40)
        stage.press(.keyboardSpacebar)
        #expect(scroll.contentOffset.y == 200)
        stage.press(.keyboardSpacebar, .shift)
        #expect(scroll.contentOffset.y == 40)
        stage.press(.keyboardEnd)
        #expect(scroll.contentOffset.y == 800)
        stage.press(.keyboardPageUp)
        #expect(scroll.contentOffset.y == 640)
        stage.press(.keyboardUpArrow, .command)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aScrollViewThatDoesNotAllowItStays() throws {
        let (stage, scroll) = try stage()
        scroll.allowsKeyboardScrolling = false
        stage.press(.keyboardDownArrow)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func arrowsThatMoveTheFocusDoNotScroll() throws {
        let (stage, scroll) = try stage()
        stage.add("one", 20, 20, to: scroll)
        stage.add("two", 20, 80, to: scroll)
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == "two")
        #expect(scroll.contentOffset.y == 0)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == "two")
        #expect(scroll.contentOffset.y == 40)
    }

    @Test func aTableWithoutFocusScrolls() throws {
        let stage = try ListFocusStage(count: 100)
        stage.table.delegate = nil
        stage.table.allowsFocus = false
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == nil)
        #expect(stage.table.contentOffset.y == 40)
    }
}
