import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Content gets shorter while something moves or holds it: it comes to rest between its edges all the same.
@MainActor @Suite(.serialized)
struct MovingEdgesTests {
    private let scrollView: UIScrollView = {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 3000)
        return view
    }()

    private func shrink() { scrollView.contentSize.height = 600 }

    @Test func anAnimatedOffsetEndsAtTheNewEdge() {
        let stage = TouchStage(showing: scrollView)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
        stage.advance(by: 0.1)
        shrink()
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func aWheelTurnEndsAtTheNewEdge() {
        let stage = TouchStage(showing: scrollView)
        scrollView.contentOffset.y = 1000
        stage.wheel(100, 100, dy: -60)
        stage.advance(by: 0.02)
        shrink()
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func aTapOnAMovingOffsetPutsTheContentBack() {
        let stage = TouchStage(showing: scrollView)
        scrollView.contentOffset.y = 1500
        scrollView.setContentOffset(CGPoint(x: 0, y: 1400), animated: true)
        stage.advance(by: 0.1)
        shrink()
        stage.tap(100, 100)
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func contentThatShrinksUnderARestingFingerGoesBackWhenItLifts() {
        let stage = TouchStage(showing: scrollView)
        scrollView.contentOffset.y = 1500
        stage.down(100, 100)
        stage.advance(by: 0.3)
        shrink()
        #expect(scrollView.contentOffset.y == 1500)
        stage.up()
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func anAnimationThatIsMeantToEndOutsideMayWhileTheEdgesStay() {
        let stage = TouchStage(showing: scrollView)
        scrollView.setContentOffset(CGPoint(x: 0, y: -50), animated: true)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == -50)
    }
}
