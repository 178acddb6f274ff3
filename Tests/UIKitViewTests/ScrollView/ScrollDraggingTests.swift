import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ScrollDraggingTests {
    private lazy var stage = TouchStage()
    private let recorder = ScrollRecorder()

    private func flick(_ distance: CGFloat, x: CGFloat = 0) {
        stage.down(196, 500)
        stage.drag(by: CGPoint(x: x, y: distance), steps: 10)
        stage.advance(by: 0.008)
        stage.up()
    }

    @Test func aDragOf180PointsMovesTheContentBy170() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 700)
        stage.move(0, -180)
        #expect(scrollView.contentOffset.y == 170)
        stage.up()
    }

    @Test func theDelegateHearsADragInTheMeasuredOrder() {
        let scrollView = makeScrollView(on: stage, offset: 100, delegate: recorder)
        flick(-200)
        #expect(
            recorder.transcript.take() == [
                "willBeginDragging 100.0", "didScroll", "willEndDragging", "didEndDragging true",
                "willBeginDecelerating",
            ])
        #expect(scrollView.isDecelerating)
        stage.advance(frames: 400) { !scrollView.isDecelerating }
        #expect(recorder.transcript.take() == ["didScroll", "didEndDecelerating"])
    }

    @Test func aReleaseAtRestDoesNotDecelerate() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 500)
        stage.drag(by: CGPoint(x: 0, y: -100), steps: 10)
        stage.advance(by: 0.2)
        stage.up()
        #expect(
            recorder.transcript.take() == [
                "willBeginDragging 0.0", "didScroll", "willEndDragging", "didEndDragging false",
            ])
        #expect(!scrollView.isDecelerating)
        #expect(recorder.target == scrollView.contentOffset)
    }

    @Test func aHeldOverscrollSpringsBackWithTheCallsOfADeceleration() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 100)
        stage.drag(by: CGPoint(x: 0, y: 300), steps: 10)
        stage.advance(by: 0.3)
        stage.up()
        #expect(recorder.target == .zero)
        stage.advance(by: 2)
        #expect(scrollView.contentOffset == .zero)
        #expect(
            recorder.transcript.take().suffix(5) == [
                "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    @Test func aFlickAcrossTheEdgeAnnouncesTheEdge() {
        let scrollView = makeScrollView(on: stage, offset: 39000, delegate: recorder)
        flick(-140)
        #expect(recorder.target.y == 39148)
        stage.advance(by: 3)
        #expect(scrollView.contentOffset.y == 39148)
        #expect((recorder.offsets.map(\.y).max() ?? 0) > 39148)
    }

    @Test func withoutBouncesTheContentStopsAtTheEdge() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.bounces = false
        stage.down(196, 100)
        stage.drag(by: CGPoint(x: 0, y: 300), steps: 10)
        #expect(scrollView.contentOffset == .zero)
        stage.up()
        #expect(recorder.offsets.isEmpty)
    }

    @Test func aDelegateChoosesWhereTheContentRests() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        recorder.chosenTarget = CGPoint(x: 0, y: 1000)
        flick(-200)
        stage.advance(by: 5)
        #expect(scrollView.contentOffset.y == 1000)
        #expect(recorder.transcript.take().last == "didEndDecelerating")
    }

    @Test func aDelegateMovesContentThatWasReleasedAtRest() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        recorder.chosenTarget = CGPoint(x: 0, y: 300)
        stage.down(196, 500)
        stage.drag(by: CGPoint(x: 0, y: -100), steps: 10)
        stage.advance(by: 0.2)
        stage.up()
        stage.advance(by: 5)
        #expect(scrollView.contentOffset.y == 300)
        #expect(recorder.transcript.take().contains("didEndDragging true"))
    }

    @Test func pagesComeToRestAtMultiplesOfTheViewsSize() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393 * 5, height: 852), delegate: recorder)
        scrollView.isPagingEnabled = true
        flick(0, x: -150)
        stage.advance(by: 3)
        #expect(scrollView.contentOffset == CGPoint(x: 393, y: 0))
        stage.down(196, 500)
        stage.drag(by: CGPoint(x: 100, y: 0), steps: 10)
        stage.advance(by: 0.3)
        stage.up()
        stage.advance(by: 3)
        #expect(scrollView.contentOffset == CGPoint(x: 393, y: 0))
    }

    // Seeds 114.
    @Test func theStateFollowsTheFinger() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 500)
        #expect(scrollView.isTracking && !scrollView.isDragging)
        stage.move(0, -50)
        #expect(scrollView.isTracking && scrollView.isDragging && !scrollView.isDecelerating)
        stage.advance(by: 0.016)
        stage.move(0, -50)
        stage.up()
        #expect(!scrollView.isTracking && !scrollView.isDragging && scrollView.isDecelerating)
    }

    @Test func contentThatFitsIsDraggedOnlyWhenItAlwaysBounces() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 100), delegate: recorder)
        flick(100)
        #expect(recorder.transcript.take().isEmpty)
        scrollView.alwaysBounceVertical = true
        stage.advance(by: 1)
        flick(100)
        #expect(recorder.transcript.take().first == "willBeginDragging 0.0")
        stage.advance(by: 2)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func aDisabledScrollViewDoesNotMove() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.isScrollEnabled = false
        flick(-200)
        #expect(scrollView.contentOffset == .zero)
        #expect(recorder.transcript.take().isEmpty)
    }

    @Test func aVerticalScrollViewIgnoresAHorizontalDrag() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        flick(-30, x: 100)
        #expect(scrollView.contentOffset == .zero)
        #expect(recorder.transcript.take().isEmpty)
    }

    @Test func aDirectionalLockKeepsTheDragOnItsAxis() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 4000, height: 4000), delegate: recorder)
        scrollView.isDirectionalLockEnabled = true
        stage.down(196, 500)
        stage.move(-5, -30)
        stage.move(-50, -30)
        #expect(scrollView.contentOffset.x == 0)
        #expect(scrollView.contentOffset.y > 40)
        stage.up()
    }

    @Test func aTouchStopsTheContentAndIsUsedUpByThat() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        let transcript = Transcript()
        let content = TouchRecordingView(
            "content", transcript, frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
        let tap = UITapGestureRecognizer()
        tap.record("tap", in: transcript)
        content.addGestureRecognizer(tap)
        scrollView.addSubview(content)
        flick(-200)
        stage.advance(by: 0.1)
        _ = recorder.transcript.take()
        transcript.add("stop")
        let offset = scrollView.contentOffset
        stage.tap(196, 300)
        #expect(recorder.transcript.take() == ["didEndDecelerating"])
        #expect(transcript.take().last == "stop")
        #expect(scrollView.contentOffset == offset)
        stage.advance(by: 1)
        stage.tap(196, 300)
        #expect(transcript.take().contains("tap ended"))
    }

    @Test func aTouchThatStopsABounceLetsItGoOnAfterwards() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 100)
        stage.drag(by: CGPoint(x: 0, y: 300), steps: 10)
        stage.up()
        stage.advance(by: 0.05)
        stage.down(196, 100)
        #expect(scrollView.contentOffset.y < -10)
        #expect(!scrollView.isDecelerating)
        stage.up()
        stage.advance(by: 2)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func settingTheOffsetDuringADecelerationMovesItAlong() {
        let scrollView = makeScrollView(on: stage, offset: 10000, delegate: recorder)
        flick(-200)
        stage.advance(by: 0.1)
        scrollView.contentOffset.y -= 5000
        let before = scrollView.contentOffset.y
        stage.advance(by: 0.1)
        #expect(scrollView.isDecelerating)
        #expect(scrollView.contentOffset.y > before && scrollView.contentOffset.y < before + 500)
    }

    @Test func settingTheOffsetWithoutAnimationEndsADeceleration() {
        let scrollView = makeScrollView(on: stage, offset: 10000, delegate: recorder)
        flick(-200)
        stage.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 20)
        #expect(!scrollView.isDecelerating)
    }

    @Test func contentThatGrowsAboveTheViewportDoesNotDisturbADrag() {
        let scrollView = makeScrollView(on: stage, offset: 1000, delegate: recorder)
        stage.down(196, 500)
        stage.move(0, -110)
        scrollView.shiftContentOffset(by: CGPoint(x: 0, y: 300))
        #expect(scrollView.contentOffset.y == 1400)
        stage.move(0, -10)
        #expect(scrollView.contentOffset.y == 1410)
        stage.up()
    }

    @Test func aDragGoesOnFromAnOffsetThatCodeHasSet() {
        let scrollView = makeScrollView(on: stage, offset: 1000, delegate: recorder)
        stage.down(196, 500)
        stage.move(0, -110)
        scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
        stage.move(0, -10)
        #expect(scrollView.contentOffset.y == 3010)
        stage.up()
    }

    @Test func anActionMayCloseTheWindow() {
        var window: UIWindow? = UIWindow(frame: stage.window.frame)
        weak let weakWindow = window
        let press = UILongPressGestureRecognizer()
        press.addAction { _ in
            window?.isHidden = true
            window = nil
        }
        window?.addGestureRecognizer(press)
        window?.isHidden = false
        stage.advance(by: 0.1)
        stage.down(100, 100)
        stage.advance(by: 1)
        stage.up()
        stage.advance(by: 0.1)
        #expect(weakWindow == nil)
    }

    @Test func aDragMarksTheScrollViewForLayoutAndNothingInIt() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        let content = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
        scrollView.addSubview(content)
        stage.advance(by: 0.1)
        let before = content.layouts
        stage.down(196, 700)
        stage.drag(by: CGPoint(x: 0, y: -400), steps: 20)
        stage.advance(by: 0.1)
        #expect(scrollView.contentOffset.y > 300)
        #expect(content.layouts == before)
        stage.up()
    }

    // Seeds 111.
    @Test func theDelegateIsToldOnlyWhenTheRoundedOffsetChanges() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.down(196, 500)
        stage.move(0, -20)
        let count = recorder.offsets.count
        stage.move(0, -0.1)
        #expect(recorder.offsets.count == count)
        stage.move(0, -0.2)
        #expect(recorder.offsets.count == count + 1)
        #expect(abs(scrollView.contentOffset.y * 3 - (scrollView.contentOffset.y * 3).rounded()) < 1e-9)
        stage.up()
    }
}

private final class LayoutCountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        layouts += 1
    }
}
