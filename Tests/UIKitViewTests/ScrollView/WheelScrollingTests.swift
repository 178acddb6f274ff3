import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class WheelScrollingTests {
    private lazy var stage = TouchStage()
    private let recorder = ScrollRecorder()

    @Test func aNotchScrollsSmoothlyBySixtyPoints() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.wheel(100, 100, dy: -60)
        stage.advance(by: 1.0 / 60)
        #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 60)
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 60)
        #expect(recorder.offsets.count > 4)
    }

    @Test func notchesAddUp() {
        let scrollView = makeScrollView(on: stage)
        for _ in 0..<5 {
            stage.wheel(100, 100, dy: -60)
            stage.advance(by: 0.02)
        }
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test(arguments: [1.0, 2, 3])
    func theWheelComesToRestAtEveryScale(scale: CGFloat) {
        let stage = TouchStage(scale: scale)
        let scrollView = makeScrollView(on: stage)
        for _ in 0..<5 {
            stage.wheel(100, 100, dy: -60)
            stage.advance(by: 0.03)
        }
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 300)
        #expect(!scrollView.isDragging)
    }

    @Test func aFingerTakesOverFromTheWheel() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.wheel(100, 100, dy: -600)
        stage.advance(by: 0.02)
        let offset = scrollView.contentOffset.y
        stage.down(100, 500)
        #expect(!scrollView.isDragging)
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == offset)
        stage.move(0, -60)
        #expect(scrollView.contentOffset.y == offset + 50)
        stage.up()
    }

    @Test func aTouchpadIsFollowedAtOnce() {
        let scrollView = makeScrollView(on: stage)
        stage.wheel(100, 100, dy: -7, isPrecise: true)
        #expect(scrollView.contentOffset.y == 7)
    }

    @Test func partsOfAPixelAddUpOnATouchpad() {
        let scrollView = makeScrollView(on: stage)
        for step in 1...30 {
            stage.wheel(100, 100, dy: -0.1, isPrecise: true)
            stage.advance(by: 1.0 / 60)
            // A third of a point is a pixel here.
            #expect(abs(scrollView.contentOffset.y - CGFloat(step) / 10) <= 1.0 / 6 + 0.001)
        }
        #expect(scrollView.contentOffset.y == 3)
    }

    @Test func aTouchpadThatIsLetGoDoesNotCoast() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        for _ in 0..<10 {
            stage.wheel(100, 100, dy: -20, isPrecise: true)
            stage.advance(by: 1.0 / 60)
        }
        #expect(scrollView.isDragging)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 200)
        #expect(!scrollView.isDragging)
        #expect(!scrollView.isDecelerating)
        #expect(recorder.transcript.take().last == "didEndDragging false")
    }

    // Seeds 114.
    @Test func theDelegateHearsADragWithoutDeceleration() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        stage.wheel(100, 100, dy: -60)
        #expect(scrollView.isDragging)
        stage.advance(by: 1)
        #expect(!scrollView.isDragging)
        #expect(
            recorder.transcript.take() == [
                "willBeginDragging 0.0", "didScroll", "willEndDragging", "didEndDragging false",
            ])
    }

    @Test func theWheelStopsAtTheEdges() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 900), delegate: recorder)
        stage.wheel(100, 100, dy: -600)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 48)
        #expect(recorder.offsets.allSatisfy { $0.y <= 48 })
    }

    @Test func atItsEndTheInnerPassesTheWheelOn() {
        let outer = makeScrollView(on: stage, content: CGSize(width: 393, height: 3000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        inner.contentSize = CGSize(width: 393, height: 450)
        outer.addSubview(inner)
        stage.wheel(100, 100, dy: -60)
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 50)
        #expect(outer.contentOffset.y == 0)
        stage.wheel(100, 100, dy: -60)
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 50)
        #expect(outer.contentOffset.y == 60)
    }

    @Test func theOtherAxisGoesToTheScrollViewThatHasIt() {
        let outer = makeScrollView(on: stage, content: CGSize(width: 393, height: 3000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        inner.contentSize = CGSize(width: 1000, height: 400)
        outer.addSubview(inner)
        stage.wheel(100, 100, dy: -60)
        stage.wheel(100, 100, dy: -60, shift: true)
        stage.advance(by: 1)
        #expect(outer.contentOffset == CGPoint(x: 0, y: 60))
        #expect(inner.contentOffset == CGPoint(x: 60, y: 0))
    }

    @Test func aDisabledScrollViewIgnoresTheWheel() {
        let scrollView = makeScrollView(on: stage)
        scrollView.isScrollEnabled = false
        stage.wheel(100, 100, dy: -60)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
    }
}
