import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct ZoomTests {
    @Test func aPinchKeepsTheContentBelowTheFingers() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset = CGPoint(x: 150, y: 200)
        let before = stage.boardPoint(at: CGPoint(x: 100, y: 150))
        stage.app.pinch(at: CGPoint(x: 100, y: 150), from: 80, to: 140)
        let after = stage.boardPoint(at: CGPoint(x: 100, y: 150))
        // The fingers move one after the other, by 1.7 points.
        #expect(abs(after.x - before.x) < 1 && abs(after.y - before.y) < 1)
        #expect(stage.scrollView.zoomScale > 1.4 && stage.scrollView.zoomScale < 1.8)
    }

    @Test func contentFollowsFingersThatMoveWhileTheyPinch() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset = CGPoint(x: 150, y: 200)
        let before = stage.boardPoint(at: CGPoint(x: 100, y: 150))
        stage.app.pinch(at: CGPoint(x: 100, y: 150), from: 80, to: 140, movingBy: CGVector(dx: 40, dy: 60))
        let after = stage.boardPoint(at: CGPoint(x: 140, y: 210))
        // The gesture begins after a movement that does not count.
        #expect(abs(after.x - before.x) < 8 && abs(after.y - before.y) < 12)
    }

    private final class Releasing: NSObject, UIScrollViewDelegate {
        weak var view: UIView?
        var count = 0
        let limit: Int

        init(limit: Int) { self.limit = limit }

        private func called() {
            count += 1
            if count == limit { view?.subviews.first { $0 is UIScrollView }?.removeFromSuperview() }
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            called()
            return scrollView.subviews.first { $0.tag == 7 }
        }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { called() }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { called() }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            called()
        }
    }

    @Test(arguments: 1...12)
    func aScrollViewMayBeReleasedByAnyCall(limit: Int) throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let delegate = Releasing(limit: limit)
        delegate.view = controller.view
        weak var released: UIScrollView?
        do {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let content = UIView(frame: scrollView.bounds)
            content.tag = 7
            scrollView.addSubview(content)
            scrollView.contentSize = content.bounds.size
            scrollView.maximumZoomScale = 3
            scrollView.delegate = delegate
            controller.view.addSubview(scrollView)
            released = scrollView
            app.frame()
        }
        app.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 240, duration: 0.1, holding: 0)
        released?.setZoomScale(2, animated: true)
        app.wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 60), modifiers: .control)
        app.advance(by: 1)
        #expect(delegate.count < limit || released == nil)
    }

    @Test func theContentHasTheSizeOfTheZoomedView() throws {
        let stage = try ZoomStage()
        stage.scrollView.zoomScale = 1.5
        #expect(stage.scrollView.contentSize == CGSize(width: 900, height: 1200))
        #expect(stage.board.frame == CGRect(x: 0, y: 0, width: 900, height: 1200))
        #expect(stage.board.bounds.size == CGSize(width: 600, height: 800))
    }

    @Test func theCallsOfAPinch() throws {
        let stage = try ZoomStage()
        let calls = stage.writes { stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 150) }
        #expect(calls.first == "will begin zooming" || calls.first == "will begin dragging")
        #expect(calls.contains("did zoom"))
        #expect(calls.filter { $0.hasPrefix("did end zooming") }.count == 1)
        #expect(calls.filter { $0 == "will begin zooming" }.count == 1)
        #expect(!stage.scrollView.isZooming)
    }

    @Test func aScaleBeyondTheLimitGoesBackToIt() throws {
        let stage = try ZoomStage()
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 280, holding: 0)
        #expect(stage.scrollView.isZoomBouncing)
        #expect(stage.scrollView.zoomScale == 2)
        let calls = stage.writes { stage.app.advance(by: 0.5) }
        #expect(calls == ["did end zooming at 2.0"])
        #expect(!stage.scrollView.isZoomBouncing)
    }

    @Test func fingersBeyondTheLimitStretchTheScale() throws {
        let stage = try ZoomStage()
        var most: CGFloat = 0
        var isZooming = false
        let watch = Watch {
            most = max(most, stage.scrollView.zoomScale); isZooming = isZooming || stage.scrollView.isZooming
        }
        stage.scrollView.addSubview(watch)
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 280)
        #expect(most > 2)
        #expect(isZooming)
    }

    @Test func withoutBouncingTheScaleStaysWithinItsLimits() throws {
        let stage = try ZoomStage()
        stage.scrollView.bouncesZoom = false
        var most: CGFloat = 0
        let watch = Watch { most = max(most, stage.scrollView.zoomScale) }
        stage.scrollView.addSubview(watch)
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 280)
        #expect(most == 2)
    }

    @Test func contentThatFitsGoesBackToTheCorner() throws {
        let stage = try ZoomStage()
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 200, to: 60, movingBy: CGVector(dx: 40, dy: 40))
        stage.app.advance(by: 0.6)
        #expect(stage.scrollView.zoomScale == 0.5)
        #expect(stage.scrollView.contentOffset == .zero)
    }

    @Test func theScaleIsSetWithinItsLimits() throws {
        let stage = try ZoomStage()
        stage.scrollView.zoomScale = 9
        #expect(stage.scrollView.zoomScale == 2)
        stage.scrollView.zoomScale = 0.1
        #expect(stage.scrollView.zoomScale == 0.5)
    }

    @Test func zoomingByCodeKeepsTheMiddle() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset = CGPoint(x: 150, y: 200)
        let middle = stage.boardPoint(at: CGPoint(x: 150, y: 200))
        stage.scrollView.zoomScale = 2
        #expect(stage.boardPoint(at: CGPoint(x: 150, y: 200)) == middle)
    }

    @Test func animatedZoomingAnnouncesItsEnd() throws {
        let stage = try ZoomStage()
        let calls = stage.writes {
            stage.scrollView.setZoomScale(2, animated: true)
            #expect(stage.scrollView.isZoomAnimating)
            stage.app.advance(by: 0.6)
        }
        #expect(calls == ["will begin zooming", "did zoom", "did end zooming at 2.0"])
        #expect(!stage.scrollView.isZoomAnimating)
    }

    @Test func anAnimatedScaleIsBetweenBothInTheMiddle() throws {
        let stage = try ZoomStage()
        stage.scrollView.setZoomScale(2, animated: true)
        stage.app.advance(by: 0.15)
        let shown = try #require(stage.board.layer.presentation()).affineTransform().a
        #expect(shown > 1.1 && shown < 1.9)
    }

    @Test func aRectangleIsShownAsLargeAsPossible() throws {
        let stage = try ZoomStage()
        stage.scrollView.zoom(to: CGRect(x: 200, y: 300, width: 200, height: 200), animated: false)
        #expect(stage.scrollView.zoomScale == 1.5)
        let middle = stage.boardPoint(at: CGPoint(x: 150, y: 200))
        #expect(abs(middle.x - 300) < 0.5 && abs(middle.y - 400) < 0.5)
    }

    @Test func thereIsAPinchOnlyBetweenDifferentLimits() throws {
        let stage = try ZoomStage()
        #expect(stage.scrollView.pinchGestureRecognizer?.view === stage.scrollView)
        stage.scrollView.minimumZoomScale = 2
        #expect(stage.scrollView.pinchGestureRecognizer == nil)
        #expect(UIScrollView().zoom == nil)
    }

    @Test func withoutAViewThereIsNoZooming() throws {
        let stage = try ZoomStage()
        stage.zooms = false
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 150)
        #expect(stage.scrollView.zoomScale == 1)
        #expect(stage.board.transform == .identity)
    }

    @Test func theControlKeyMakesAWheelZoomAboutThePointer() throws {
        let stage = try ZoomStage()
        let before = stage.boardPoint(at: CGPoint(x: 100, y: 100))
        let calls = stage.writes {
            stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60), modifiers: .control)
            stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60), modifiers: .control)
            #expect(stage.scrollView.isZooming)
            stage.app.advance(by: 0.4)
        }
        #expect(calls.first == "will begin zooming")
        #expect(calls.filter { $0.hasPrefix("did end") }.count == 1)
        let after = stage.boardPoint(at: CGPoint(x: 100, y: 100))
        #expect(abs(after.x - before.x) < 0.5 && abs(after.y - before.y) < 0.5)
        #expect(abs(stage.scrollView.zoomScale - 1.56) < 0.01)
    }

    @Test func aDragGoesOnWhenOneFingerOfAPinchIsLifted() throws {
        let stage = TouchStage(size: CGSize(width: 300, height: 400))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let delegate = BoardDelegate()
        scrollView.addSubview(delegate.board)
        scrollView.contentSize = delegate.board.frame.size
        scrollView.delegate = delegate
        scrollView.maximumZoomScale = 3
        stage.window.addSubview(scrollView)
        stage.advance(by: 0.1)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        for _ in 0..<10 {
            stage.advance(by: 1.0 / 60)
            stage.move(5, 0, id: 2)
        }
        stage.up(id: 2)
        let scale = scrollView.zoomScale
        #expect(scale > 1.3)
        let offset = scrollView.contentOffset
        for _ in 0..<10 {
            stage.advance(by: 1.0 / 60)
            stage.move(0, -5, id: 1)
        }
        #expect(scrollView.zoomScale == scale)
        #expect(scrollView.contentOffset.y > offset.y + 20)
        stage.up(id: 1)
    }

    @Test func theDelegateMayRemoveTheScrollViewWhileItZooms() throws {
        let stage = try ZoomStage()
        let watch = Watch { stage.scrollView.removeFromSuperview() }
        stage.scrollView.addSubview(watch)
        stage.app.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 150)
        #expect(stage.scrollView.superview == nil)
        stage.app.advance(by: 0.5)
    }
}

private final class BoardDelegate: NSObject, UIScrollViewDelegate {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
}

/// Calls a closure whenever the scroll view that it is in is laid out or moves.
private final class Watch: UIView {
    private let body: () -> Void
    private var link: CADisplayLink?

    init(_ body: @escaping () -> Void) {
        self.body = body
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link?.invalidate()
        link = nil
        guard window != nil else { return }
        let new = CADisplayLink { [weak self] _ in
            guard let self, let scrollView = superview as? UIScrollView, scrollView.isZooming else { return }
            body()
        }
        new.add(to: .main, forMode: .common)
        link = new
    }
}
