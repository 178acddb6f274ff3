import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct PointerScrollingTests {
    private func bar(_ stage: ZoomStage) throws -> ScrollIndicatorView {
        try #require(
            stage.scrollView.subviews.compactMap { $0 as? ScrollIndicatorView }.first {
                $0.frame.height > $0.frame.width
            })
    }

    @Test func thePointerAtTheEdgeShowsTheIndicator() throws {
        let stage = try ZoomStage()
        stage.app.hover(at: CGPoint(x: 294, y: 200))
        stage.app.advance(by: 2)
        #expect(try bar(stage).alpha == 1)
        stage.app.hover(at: CGPoint(x: 150, y: 200))
        stage.app.advance(by: 1)
        #expect(try bar(stage).alpha == 0)
    }

    @Test func thePointerDragsAnIndicator() throws {
        let stage = try ZoomStage()
        stage.app.hover(at: CGPoint(x: 294, y: 60))
        let middle = try bar(stage).frame.midY
        let calls = stage.writes {
            stage.app.dragPointer(from: CGPoint(x: 295, y: middle), to: CGPoint(x: 295, y: middle + 50))
        }
        #expect(calls == ["will begin dragging", "did end dragging"])
        // The bar has about half of the track, so that the content moves by twice the distance.
        #expect(abs(stage.scrollView.contentOffset.y - 102) < 4)
        #expect(stage.scrollView.contentOffset.x == 0)
    }

    @Test func thePointerDragsTheIndicatorOfAnInvertedView() throws {
        let stage = try ZoomStage()
        stage.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
        stage.app.hover(at: CGPoint(x: 294, y: 340))
        let bar = try bar(stage)
        let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil).y
        stage.app.dragPointer(from: CGPoint(x: 295, y: middle), to: CGPoint(x: 295, y: middle - 50))
        #expect(abs(stage.scrollView.contentOffset.y - 102) < 4)
        #expect(abs(bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil).y - (middle - 50)) < 2)
    }

    @Test func thePointerReachesTheEndOfTheContentAndNoFurther() throws {
        let stage = try ZoomStage()
        stage.app.hover(at: CGPoint(x: 294, y: 60))
        stage.app.dragPointer(from: CGPoint(x: 295, y: 60), to: CGPoint(x: 295, y: 900))
        #expect(stage.scrollView.contentOffset.y == 400)
    }

    @Test func aHiddenIndicatorIsNotDragged() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset.y = 200
        stage.app.advance(by: 1)
        stage.app.dragPointer(from: CGPoint(x: 295, y: 60), to: CGPoint(x: 295, y: 110), holding: 0.2)
        #expect(stage.scrollView.contentOffset.y == 160)
    }

    @Test func aFingerDoesNotDragAnIndicator() throws {
        let stage = try ZoomStage()
        stage.app.hover(at: CGPoint(x: 294, y: 60))
        stage.app.drag(from: CGPoint(x: 295, y: 100), to: CGPoint(x: 295, y: 50), holding: 0.2)
        #expect(stage.scrollView.contentOffset.y == 40)
    }

    @Test func theMiddleButtonScrollsWhileItIsHeldDown() throws {
        let stage = try ZoomStage()
        let calls = stage.writes {
            stage.app.dragPointer(
                from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 238), buttonNumber: 3, duration: 0.05, holding: 1)
        }
        #expect(calls == ["will begin dragging", "did end dragging"])
        let offset = stage.scrollView.contentOffset.y
        #expect(offset > 150 && offset < 200)
        stage.app.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset.y == offset)
    }

    @Test func aWindowThatLosesTheInputEndsTheMiddleButton() throws {
        let stage = try ZoomStage()
        stage.app.pointerDown(at: CGPoint(x: 150, y: 200), buttonNumber: 3)
        #expect(stage.scrollView.isDragging)
        stage.app.setActive(false)
        #expect(!stage.scrollView.isDragging)
    }

    @Test func theShiftKeyMakesAWheelScrollSideways() throws {
        let stage = try ZoomStage()
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -60), modifiers: .shift)
        stage.app.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 60, y: 0))
    }

    @Test func aWheelRunsThroughThePan() throws {
        let stage = try ZoomStage()
        var states: [UIGestureRecognizer.State] = []
        var last = CGPoint.zero
        let pan = stage.scrollView.panGestureRecognizer
        pan.addAction { recognizer in
            states.append(recognizer.state)
            last = pan.translation(in: nil)
        }
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -30))
        #expect(stage.scrollView.isDragging)
        #expect(pan.state == .changed)
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -30))
        stage.app.advance(by: 0.5)
        #expect(states == [.began, .changed, .changed, .ended])
        #expect(last == CGPoint(x: 0, y: -60))
        #expect(pan.state == .possible)
    }

    @Test func aFingerPansAfterAWheel() throws {
        let stage = try ZoomStage()
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -60))
        stage.app.advance(by: 0.5)
        stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), holding: 0.2)
        #expect(stage.scrollView.contentOffset.y == 100)
        #expect(stage.scrollView.panGestureRecognizer.state == .possible)
    }
}
