import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Scroll views that are mirrored, rotated or scaled move their content in their own coordinates.
@MainActor @Suite(.serialized)
final class TransformedScrollViewTests {
    private lazy var stage = TouchStage(size: CGSize(width: 400, height: 400), scale: 1)
    private let recorder = ScrollRecorder()

    private func scrollView(_ transform: CGAffineTransform, content: CGSize = CGSize(width: 400, height: 4000))
        -> UIScrollView
    {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = content
        scrollView.transform = transform
        stage.window.addSubview(scrollView)
        stage.advance(by: 0.1)
        scrollView.delegate = recorder
        return scrollView
    }

    private static let inverted = CGAffineTransform(scaleX: 1, y: -1)

    @Test func anInvertedViewFollowsTheFinger() {
        let scrollView = scrollView(Self.inverted)
        scrollView.contentOffset.y = 500
        stage.down(200, 100)
        stage.move(0, 200)
        #expect(scrollView.contentOffset.y == 690)
        #expect(scrollView.panGestureRecognizer.translation(in: scrollView).y == -190)
        stage.move(0, -50)
        #expect(scrollView.contentOffset.y == 640)
        stage.up()
    }

    @Test func anInvertedViewAtItsTopStretchesForAFingerThatGoesUp() {
        let scrollView = scrollView(Self.inverted)
        stage.down(200, 300)
        stage.move(0, -200)
        #expect(scrollView.contentOffset.y < 0)
        stage.up()
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func anInvertedViewGoesOnInTheDirectionOfAFlick() {
        let scrollView = scrollView(Self.inverted)
        scrollView.contentOffset.y = 500
        stage.down(200, 100)
        stage.drag(by: CGPoint(x: 0, y: 150), steps: 10)
        stage.advance(by: 0.008)
        stage.up()
        let released = scrollView.contentOffset.y
        #expect(recorder.target.y > released)
        stage.advance(by: 3)
        #expect(scrollView.contentOffset.y > released + 100)
    }

    @Test(arguments: [false, true])
    func anInvertedViewFollowsTheWheel(isPrecise: Bool) {
        let scrollView = scrollView(Self.inverted)
        stage.wheel(200, 200, dy: -60, isPrecise: isPrecise)
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 0)
        stage.wheel(200, 200, dy: 60, isPrecise: isPrecise)
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test func aRotatedViewScrollsAlongItsOwnAxis() {
        // Its content goes down to the left.
        let scrollView = scrollView(CGAffineTransform(rotationAngle: .pi / 2))
        stage.down(100, 200)
        stage.move(200, 0)
        #expect(abs(scrollView.contentOffset.y - 190) < 1)
        stage.up()
        stage.advance(by: 3)
        scrollView.contentOffset.y = 100
        stage.wheel(200, 200, dx: 60, dy: 0)
        stage.advance(by: 0.5)
        #expect(abs(scrollView.contentOffset.y - 160) < 1)
    }

    @Test func theContentOfAScaledViewStaysBelowTheFinger() {
        let scrollView = scrollView(CGAffineTransform(scaleX: 0.5, y: 0.5))
        stage.down(200, 280)
        stage.move(0, -110)
        #expect(abs(scrollView.contentOffset.y - 200) < 1)
        stage.up()
    }

    @Test func anInvertedViewAtItsEndLeavesADragToTheOneAround() {
        let outer = scrollView(.identity)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 1000)
        inner.transform = Self.inverted
        inner.bounces = false
        outer.addSubview(inner)
        stage.advance(by: 0.1)
        // The content at the inner top is at the lower edge: a finger that goes up finds nothing there.
        stage.down(200, 300)
        stage.move(0, -110)
        #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 100)
        stage.up()
        stage.advance(by: 3)
        outer.contentOffset.y = 0
        stage.wheel(200, 200, dy: -60)
        stage.advance(by: 0.5)
        #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 60)
        stage.wheel(200, 200, dy: 60)
        stage.advance(by: 0.5)
        #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 60)
    }

    @Test func anInvertedTableFollowsTheFinger() {
        let fixture = TableFixture(size: CGSize(width: 400, height: 400))
        fixture.table.transform = Self.inverted
        stage.window.addSubview(fixture.table)
        stage.advance(by: 0.1)
        stage.down(200, 100)
        stage.move(0, 200)
        #expect(fixture.table.contentOffset.y == 190)
        stage.up()
    }

    @Test func fingersZoomAnInvertedViewAtTheirPlace() throws {
        let stage = try ZoomStage()
        let scrollView = stage.scrollView
        scrollView.transform = Self.inverted
        scrollView.contentOffset = .zero
        stage.app.frame()
        let middle = scrollView.convert(CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY), to: nil)
        let content = scrollView.delegate?.viewForZooming(in: scrollView)
        let before = content?.convert(middle, from: nil)
        stage.app.pinch(at: middle, from: 60, to: 120)
        #expect(scrollView.zoomScale > 1.5)
        let after = content?.convert(middle, from: nil)
        #expect(abs((before?.y ?? 0) - (after?.y ?? 0)) < 3)
    }

    // MARK: Indicators

    /// The bar of the vertical axis in the window.
    private func bar(_ scrollView: UIScrollView) throws -> CGRect {
        let bar = try #require(scrollView.subviews.compactMap { $0 as? ScrollIndicatorView }.first)
        return bar.convert(bar.bounds, to: stage.window)
    }

    @Test func theBarOfAnInvertedViewIsAtTheLowerEndWhereItsContentBegins() throws {
        let scrollView = scrollView(Self.inverted)
        scrollView.flashScrollIndicators()
        let start = try bar(scrollView)
        #expect(abs(start.maxX - 397) < 0.01 && abs(start.maxY - 397) < 0.01)
        scrollView.contentOffset.y = 3600
        stage.advance(by: 0.02)
        let end = try bar(scrollView)
        #expect(abs(end.maxX - 397) < 0.01 && abs(end.minY - 3) < 0.01)
    }

    @Test func theBarOfAViewThatIsTurnedRoundIsAtTheLeft() throws {
        let scrollView = scrollView(CGAffineTransform(rotationAngle: .pi))
        scrollView.flashScrollIndicators()
        let start = try bar(scrollView)
        #expect(abs(start.minX - 3) < 0.01 && abs(start.maxY - 397) < 0.01)
    }

    @Test func theBarOfAnInvertedViewGoesAgainstTheFinger() throws {
        let scrollView = scrollView(Self.inverted)
        stage.down(200, 100)
        stage.move(0, 20)
        stage.advance(by: 0.02)
        let before = try bar(scrollView)
        stage.move(0, 180)
        stage.advance(by: 0.02)
        // The content of 4000 points goes by 180, and the bar by as much of its way.
        #expect(abs(before.midY - (try bar(scrollView).midY) - 180 * (394 - before.height) / 3600) < 0.1)
        stage.up()
    }

    @Test func theBarOfATurnedViewKeepsInsideItsInsets() throws {
        let scrollView = scrollView(CGAffineTransform(rotationAngle: .pi))
        // As applications bring the bar back to the right.
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 391)
        scrollView.flashScrollIndicators()
        let start = try bar(scrollView)
        #expect(abs(start.maxX - 397) < 0.01 && abs(start.maxY - 377) < 0.01)
    }
}
