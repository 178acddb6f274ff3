import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A mouse over views, with no button down.
@MainActor @Suite(.serialized)
final class HoverTests {
    private lazy var stage = TouchStage()
    private let transcript = Transcript()

    @Test func hoveringBeginsChangesAndEnds() {
        let (_, recognizer) = makeView()
        stage.hover(CGPoint(x: 110, y: 110))
        #expect(recognizer.location(in: recognizer.view) == CGPoint(x: 10, y: 10))
        stage.hover(CGPoint(x: 120, y: 130))
        #expect(recognizer.location(in: recognizer.view) == CGPoint(x: 20, y: 30))
        stage.hover(CGPoint(x: 10, y: 10))
        stage.hover(CGPoint(x: 12, y: 10))
        #expect(transcript.take() == ["hover began", "hover changed", "hover ended"])
    }

    @Test func leavingTheWindowEndsHovering() {
        _ = makeView()
        stage.hover(CGPoint(x: 110, y: 110))
        stage.hover(nil)
        stage.hover(CGPoint(x: 110, y: 110))
        #expect(transcript.take() == ["hover began", "hover ended", "hover began"])
    }

    @Test func aViewBehindAnotherIsNotHovered() {
        _ = makeView()
        stage.window.addSubview(UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
        stage.hover(CGPoint(x: 110, y: 110))
        stage.hover(CGPoint(x: 170, y: 110))
        #expect(transcript.take() == ["hover began"])
    }

    @Test func aSubviewIsPartOfTheView() {
        let (view, _) = makeView()
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        stage.hover(CGPoint(x: 110, y: 110))
        stage.hover(CGPoint(x: 170, y: 110))
        #expect(transcript.take() == ["hover began", "hover changed"])
    }

    @Test func fingersDoNotHover() {
        _ = makeView()
        stage.tap(110, 110)
        #expect(transcript.take() == [])
    }

    @Test func aDisabledRecognizerHearsNothing() {
        let (_, recognizer) = makeView()
        recognizer.isEnabled = false
        stage.hover(CGPoint(x: 110, y: 110))
        #expect(transcript.take() == [])
    }

    @Test func anotherWindowInFrontTakesThePointer() {
        _ = makeView()
        stage.hover(CGPoint(x: 110, y: 110))
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 115))
        front.windowLevel = .alert
        front.isHidden = false
        stage.hover(CGPoint(x: 111, y: 110))
        #expect(transcript.take() == ["hover began", "hover ended"])
        stage.hover(CGPoint(x: 111, y: 120))
        #expect(transcript.take() == ["hover began"])
    }

    private func makeView() -> (UIView, UIHoverGestureRecognizer) {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let recognizer = UIHoverGestureRecognizer()
        recognizer.record("hover", in: transcript)
        view.addGestureRecognizer(recognizer)
        stage.window.addSubview(view)
        return (view, recognizer)
    }
}
