import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ContentTouchTests {
    private let transcript = Transcript()
    private lazy var content = TouchRecordingView(
        "content", transcript, frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
    private lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = content.frame.size
        scrollView.addSubview(content)
        return scrollView
    }()
    private lazy var stage = TouchStage(showing: scrollView)

    @Test func contentGetsATouchAfterTheDelay() {
        stage.down(100, 100)
        stage.advance(by: 0.14)
        #expect(transcript.take().isEmpty)
        stage.advance(by: 0.02)
        #expect(transcript.take() == ["content began 1"])
        stage.up()
        #expect(transcript.take() == ["content ended 1"])
    }

    @Test func aQuickTapReachesTheContentAtItsEnd() {
        stage.tap(100, 100)
        #expect(transcript.take() == ["content began 1", "content ended 1"])
    }

    @Test func aDragNeverReachesTheContent() {
        stage.down(100, 400)
        stage.drag(by: CGPoint(x: 0, y: -100), steps: 10)
        stage.up()
        #expect(transcript.take().isEmpty)
    }

    @Test func aLateDragCancelsTheTouchInTheContent() {
        stage.down(100, 400)
        stage.advance(by: 0.3)
        stage.move(0, -50)
        #expect(transcript.take() == ["content began 1", "content cancelled 1"])
        #expect(scrollView.contentOffset.y == 40)
        stage.up()
    }

    @Test func contentThatMayNotBeCancelledKeepsItsTouch() {
        scrollView.canCancelContentTouches = false
        stage.down(100, 400)
        stage.advance(by: 0.3)
        stage.move(0, -50)
        stage.up()
        #expect(transcript.take() == ["content began 1", "content moved 1", "content ended 1"])
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func aControlKeepsItsTouch() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        content.addSubview(control)
        stage.down(50, 50)
        stage.advance(by: 0.3)
        #expect(control.isTracking)
        stage.move(0, -30)
        #expect(control.isTracking)
        #expect(scrollView.contentOffset.y == 0)
        stage.up()
    }

    @Test func withoutTheDelayContentGetsATouchAtOnce() {
        scrollView.delaysContentTouches = false
        stage.down(100, 400)
        #expect(transcript.take() == ["content began 1"])
        stage.move(0, -50)
        #expect(transcript.take() == ["content cancelled 1"])
        stage.up()
    }

    @Test func aSubclassKeepsTouchesFromTheContent() {
        let picky = PickyScrollView(frame: scrollView.frame)
        picky.contentSize = scrollView.contentSize
        picky.addSubview(content)
        scrollView.removeFromSuperview()
        stage.window.addSubview(picky)
        stage.tap(100, 100)
        #expect(transcript.take().isEmpty)
    }
}

private final class PickyScrollView: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}
