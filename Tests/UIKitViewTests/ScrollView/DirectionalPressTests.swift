import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct DirectionalPressTests {
    /// A table of 100 rows whose first row has the focus.
    private func focusedStage() throws -> ListFocusStage {
        let stage = try ListFocusStage(count: 100)
        stage.press(.keyboardDownArrow)
        return stage
    }

    @Test func itIsDisabledAndTheArrowsMoveTheFocus() throws {
        let stage = try focusedStage()
        #expect(!stage.table.directionalPressGestureRecognizer.isEnabled)
        #expect(stage.table.directionalPressGestureRecognizer.view === stage.table)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 1)
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func enabledItScrollsInPlaceOfTheFocus() throws {
        let stage = try focusedStage()
        stage.table.directionalPressGestureRecognizer.isEnabled = true
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 0)
        #expect(stage.table.contentOffset.y == 40)
        stage.press(.keyboardUpArrow)
        #expect(stage.table.contentOffset.y == 0)
        stage.press(.keyboardDownArrow, .shift)
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func atAnEdgeTheFocusMovesAgain() throws {
        let stage = try focusedStage()
        stage.press(.keyboardDownArrow)
        stage.table.directionalPressGestureRecognizer.isEnabled = true
        #expect(stage.focused == 1)
        stage.press(.keyboardUpArrow)
        #expect(stage.focused == 0)
    }

    @Test func aHeldKeyScrollsSteadilyUntilItIsReleased() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        let stage = TouchStage(showing: scroll)
        let transcript = Transcript()
        let recognizer = scroll.directionalPressGestureRecognizer
        recognizer.isEnabled = true
        recognizer.record("press", in: transcript)
        stage.key(.keyboardDownArrow, isDown: true)
        stage.advance(by: 0.39)
        #expect(transcript.take() == ["press began"])
        #expect(scroll.contentOffset.y == 40)
        stage.advance(by: 0.5)
        #expect(abs(scroll.contentOffset.y - 440) < 20)
        #expect(Set(transcript.take()) == ["press changed"])
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == 800)
        _ = transcript.take()
        stage.key(.keyboardDownArrow, isDown: false)
        #expect(transcript.take() == ["press ended"])
        stage.key(.keyboardUpArrow, isDown: true)
        stage.key(.keyboardUpArrow, isDown: false)
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == 760)
    }

    @Test func theLastOfTwoArrowsDecides() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 10_000)
        let stage = TouchStage(showing: scroll)
        scroll.directionalPressGestureRecognizer.isEnabled = true
        stage.key(.keyboardDownArrow, isDown: true)
        stage.advance(by: 1.4)
        let low = scroll.contentOffset.y
        #expect(low > 700)
        stage.key(.keyboardUpArrow, isDown: true)
        stage.advance(by: 0.5)
        #expect(abs(low - 400 - scroll.contentOffset.y) < 40)
        stage.key(.keyboardUpArrow, isDown: false)
        stage.advance(by: 0.5)
        #expect(abs(low - scroll.contentOffset.y) < 60)
    }

    @Test func aFingerScrollsWhileAKeyIsDown() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 10_000)
        let stage = TouchStage(showing: scroll)
        scroll.directionalPressGestureRecognizer.isEnabled = true
        stage.key(.keyboardDownArrow, isDown: true)
        stage.down(100, 100)
        stage.move(0, -50)
        #expect(scroll.isDragging)
    }

    @Test func textThatIsEditedKeepsItsArrows() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        scroll.addSubview(field)
        let stage = TouchStage(showing: scroll)
        scroll.directionalPressGestureRecognizer.isEnabled = true
        field.becomeFirstResponder()
        stage.key(.keyboardDownArrow, isDown: true)
        stage.key(.keyboardDownArrow, isDown: false)
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aScrollViewThatIsReleasedWhileTheKeyIsDownStops() {
        let stage = TouchStage()
        weak var released: UIScrollView?
        do {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            scroll.contentSize = CGSize(width: 320, height: 1000)
            scroll.directionalPressGestureRecognizer.isEnabled = true
            stage.window.addSubview(scroll)
            released = scroll
            stage.key(.keyboardDownArrow, isDown: true)
            stage.advance(by: 0.5)
            scroll.removeFromSuperview()
        }
        stage.key(.keyboardDownArrow, isDown: false)
        stage.advance(by: 1)
        #expect(released == nil)
    }
}
