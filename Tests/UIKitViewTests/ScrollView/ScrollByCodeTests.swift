import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ScrollByCodeTests {
    private lazy var stage = TouchStage()
    private let recorder = ScrollRecorder()

    @Test func theDefaultsAreUIKits() {
        let scrollView = UIScrollView()
        #expect(scrollView.bounces && !scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal)
        #expect(scrollView.isScrollEnabled && !scrollView.isPagingEnabled && !scrollView.isDirectionalLockEnabled)
        #expect(scrollView.showsVerticalScrollIndicator && scrollView.showsHorizontalScrollIndicator)
        #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches)
        #expect(scrollView.decelerationRate == .normal && scrollView.decelerationRate.rawValue == 0.998)
        #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
        #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
        #expect(scrollView.clipsToBounds)
        #expect(scrollView.panGestureRecognizer.view === scrollView)
    }

    @Test func theOffsetIsTheBoundsOrigin() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 120))
        scrollView.bounds.origin.y = 50
        #expect(scrollView.contentOffset.y == 50)
        #expect(recorder.offsets.map(\.y) == [120, 50])
    }

    @Test func theOffsetIsRoundedToDevicePixels() {
        let scrollView = makeScrollView(on: stage)
        scrollView.contentOffset.y = 10.5
        #expect(
            abs(scrollView.contentOffset.y - 10.666667) < 0.0001 || abs(scrollView.contentOffset.y - 10.333333) < 0.0001
        )
    }

    @Test func theSameOffsetAgainIsNoScroll() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.contentOffset.y = 0
        scrollView.setContentOffset(.zero, animated: true)
        stage.advance(by: 1)
        #expect(recorder.transcript.take().isEmpty)
    }

    @Test func anAnimatedOffsetArrivesAfterThreeTenthsOfASecond() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(scrollView.contentOffset.y == 0)
        stage.advance(by: 0.15)
        #expect(scrollView.contentOffset.y > 200 && scrollView.contentOffset.y < 400)
        #expect(scrollView.isScrollAnimating)
        stage.advance(by: 0.2)
        #expect(scrollView.contentOffset.y == 600)
        #expect(recorder.transcript.take() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test func aRectThatIsVisibleDoesNotScroll() {
        let scrollView = makeScrollView(on: stage, offset: 100, delegate: recorder)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 100, height: 100), animated: false)
        #expect(recorder.offsets.isEmpty)
    }

    @Test func aRectBelowComesToTheBottomAndOneAboveToTheTop() {
        let scrollView = makeScrollView(on: stage)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 100, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 1268)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 100, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 490)
    }

    @Test func contentThatShrinksIsBroughtBackBetweenItsEdges() {
        let scrollView = makeScrollView(on: stage, offset: 3000)
        scrollView.contentSize.height = 2000
        #expect(scrollView.contentOffset.y == 1148)
        scrollView.contentSize.height = 100
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func aNewFrameBringsTheContentBackBetweenItsEdges() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 1000), offset: 148)
        scrollView.frame.size.height = 900
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func aVerticalScrollViewNeverMovesSideways() {
        let table = VerticalScrollView(frame: stage.window.bounds)
        table.contentSize = CGSize(width: 2000, height: 4000)
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        table.setContentOffset(CGPoint(x: 50, y: 60), animated: false)
        #expect(table.contentOffset == CGPoint(x: 0, y: 60))
        stage.down(196, 500)
        stage.move(-30, -40)
        stage.up()
        #expect(table.contentOffset.x == 0)
        #expect(table.contentOffset.y == 92)
        stage.advance(by: 2)
        stage.wheel(100, 100, dx: -50, dy: 0)
        stage.advance(by: 1)
        #expect(table.contentOffset.x == 0)
    }

    @Test func aSubclassThatOverridesTheOffsetTakesPartInADrag() {
        let scrollView = LimitedScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.window.addSubview(scrollView)
        stage.advance(by: 0.1)
        stage.down(196, 500)
        stage.move(0, -300)
        #expect(scrollView.contentOffset.y == 100)
        stage.up()
    }

    @Test func aSubclassMayNarrowTheDelegate() {
        let scrollView = NarrowScrollView()
        let delegate = NarrowRecorder()
        scrollView.delegate = delegate
        #expect(scrollView.changes == 1)
        (scrollView as UIScrollView).delegate = nil
        #expect(scrollView.changes == 2)
        #expect(scrollView.delegate == nil)
    }
}

private final class VerticalScrollView: UIScrollView {
    override var scrollableAxes: ScrollAxes { .vertical }
}

private final class LimitedScrollView: UIScrollView {
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 100)) }
    }
}

@MainActor private protocol NarrowDelegate: UIScrollViewDelegate {}

private final class NarrowRecorder: NSObject, NarrowDelegate {}

private final class NarrowScrollView: UIScrollView {
    var changes = 0

    @_nonoverride weak var delegate: NarrowDelegate? {
        get { super.delegate as? NarrowDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() {
        changes += 1
    }
}
