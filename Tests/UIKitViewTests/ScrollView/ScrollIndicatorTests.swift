import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ScrollIndicatorTests {
    private func bars(_ scrollView: UIScrollView) -> [ScrollIndicatorView] {
        scrollView.subviews.compactMap { $0 as? ScrollIndicatorView }
    }

    private func bar(_ scrollView: UIScrollView) throws -> CGRect {
        let bar = try #require(bars(scrollView).first)
        return bar.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
    }

    /// Drags by `dy` and leaves the finger down.
    private func pull(_ stage: TouchStage, _ dy: CGFloat) {
        stage.down(196, 400)
        stage.move(0, dy)
        stage.advance(by: 0.02)
    }

    @Test func theBarIsThreePointsWideAndThreeFromTheEdges() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 1704))
        #expect(bars(scrollView).isEmpty)
        pull(stage, -11)
        #expect(bars(scrollView).count == 1)
        let frame = try bar(scrollView)
        #expect(frame.minX == 387 && frame.width == 3)
        #expect(abs(frame.height - 423) < 0.001)
        #expect(abs(frame.minY - (3 + 423.0 / 852)) < 0.01)
        stage.up()
    }

    @Test func aLongContentHasABarOfTheMinimumLength() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 400_000))
        pull(stage, -11)
        #expect(try bar(scrollView).height == 36)
        scrollView.contentOffset.y = 400_000 - 852
        stage.advance(by: 0.02)
        #expect(abs(try bar(scrollView).maxY - 849) < 0.01)
        stage.up()
    }

    @Test func pastTheEdgeTheBarGetsShorter() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 1704))
        pull(stage, 110)
        let frame = try bar(scrollView)
        #expect(abs(frame.minY - 3) < 1e-9)
        #expect(abs(frame.height - (423 + scrollView.contentOffset.y)) < 0.001)
        stage.up()
    }

    @Test func rightToLeftPutsTheBarOnTheLeft() throws {
        let stage = TouchStage(isRightToLeft: true)
        let scrollView = makeScrollView(on: stage)
        pull(stage, -20)
        #expect(try bar(scrollView).minX == 3)
        stage.up()
    }

    @Test func theBarsKeepInsideTheSafeAreaAndTheirInsets() throws {
        let stage = TouchStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 400_000))
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
        pull(stage, 20)
        let frame = try bar(scrollView)
        #expect(frame.maxX == 385)
        #expect(frame.minY == 72)
        stage.up()
    }

    @Test func twoBarsStayClearOfTheCorner() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 786, height: 1704))
        pull(stage, -20)
        let frames = bars(scrollView).map {
            $0.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
        }
        #expect(frames.count == 2)
        #expect(abs(frames[0].height - 420) < 0.001)
        #expect(frames[1].maxY == 849 && abs(frames[1].width - 190.5) < 0.001)
        stage.up()
    }

    @Test func theBarsFadeWhenTheContentRests() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        pull(stage, -20)
        #expect(bars(scrollView)[0].alpha == 1)
        stage.advance(by: 0.2)
        stage.up()
        stage.advance(by: 1)
        #expect(bars(scrollView)[0].alpha == 0)
    }

    @Test func aBarThatFadesIsBackAtOnceWhenTheContentMovesAgain() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        pull(stage, -20)
        stage.advance(by: 0.2)
        stage.up()
        stage.advance(by: 0.2)
        let bar = try #require(bars(scrollView).first)
        #expect(bar.alpha == 0 && (bar.layer.presentation()?.opacity ?? 0) > 0)
        pull(stage, -20)
        #expect(bar.alpha == 1 && bar.layer.animationKeys()?.isEmpty ?? true)
        stage.advance(by: 1)
        #expect(bar.alpha == 1)
        stage.up()
    }

    @Test func darkContentHasALightBar() throws {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.flashScrollIndicators()
        let bar = try #require(bars(scrollView).first)
        #expect(bar.layer.backgroundColor?.components?.first == 0)
        scrollView.overrideUserInterfaceStyle = .dark
        #expect(bar.layer.backgroundColor?.components?.first == 1)
        scrollView.indicatorStyle = .black
        #expect(bar.layer.backgroundColor?.components?.first == 0)
    }

    @Test func aBarThatIsNotWantedIsNotShown() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.showsVerticalScrollIndicator = false
        pull(stage, -20)
        #expect(bars(scrollView).isEmpty)
        stage.up()
    }

    @Test func flashingShowsTheBarsForAMoment() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.flashScrollIndicators()
        #expect(bars(scrollView)[0].alpha == 1)
        stage.advance(by: 2)
        #expect(bars(scrollView)[0].alpha == 0)
    }

    @Test func scrollingByCodeShowsNoBars() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 1)
        #expect(bars(scrollView).isEmpty)
    }

    @Test func theBarsTakeNoTouches() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.flashScrollIndicators()
        stage.advance(by: 0.02)
        #expect(scrollView.hitTest(CGPoint(x: 388, y: 10), with: nil) === scrollView)
    }
}
