import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class FingerGestureTests {
    private lazy var stage = TouchStage(showing: view)
    private let transcript = Transcript()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    // MARK: Swipes

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.record("swipe", in: transcript)
        view.addGestureRecognizer(swipe)
        return swipe
    }

    private func drag(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat, seconds: Double) {
        stage.down(x, y)
        for _ in 0..<10 {
            stage.advance(by: seconds / 10)
            stage.move(dx / 10, dy / 10)
        }
        stage.up()
    }

    @Test func aQuickStraightMovementIsASwipe() {
        _ = swipe(.left)
        drag(from: 300, 300, by: -120, 10, seconds: 0.15)
        #expect(transcript.take() == ["swipe ended"])
    }

    @Test(arguments: [(120.0, 0.0, 0.15), (-120, 100, 0.15), (-120, 0, 1.6), (-30, 0, 0.1)])
    func otherWaysSidewaysSlowOrShortIsNoSwipeToTheLeft(dx: Double, dy: Double, seconds: Double) {
        _ = swipe(.left)
        drag(from: 200, 300, by: dx, dy, seconds: seconds)
        #expect(transcript.take() == [])
    }

    @Test func aSwipeTakesEachOfItsDirections() {
        _ = swipe([.up, .down])
        drag(from: 200, 300, by: 0, 120, seconds: 0.15)
        stage.advance(by: 1)
        drag(from: 200, 300, by: 0, -120, seconds: 0.15)
        #expect(transcript.take() == ["swipe ended", "swipe ended"])
    }

    @Test func aSwipeOfTwoFingersNeedsBoth() {
        let swipe = swipe(.right)
        swipe.numberOfTouchesRequired = 2
        drag(from: 100, 300, by: 120, 0, seconds: 0.15)
        #expect(transcript.take() == [])
        stage.advance(by: 1)
        stage.down(100, 300, id: 0)
        stage.down(100, 400, id: 1)
        for _ in 0..<10 {
            stage.advance(by: 0.015)
            stage.move(12, 0, id: 0)
            stage.move(12, 0, id: 1)
        }
        stage.up(id: 0)
        stage.up(id: 1)
        #expect(transcript.take() == ["swipe ended"])
    }

    // MARK: Two fingers

    private func twoFingers(_ recognizer: UIGestureRecognizer) {
        view.addGestureRecognizer(recognizer)
        stage.down(100, 300, id: 0)
        stage.down(200, 300, id: 1)
    }

    @Test func aPinchTellsTheChangeOfTheDistance() {
        let pinch = UIPinchGestureRecognizer()
        pinch.record("pinch", in: transcript)
        twoFingers(pinch)
        stage.advance(by: 0.01)
        stage.move(7, 0, id: 1)
        #expect(transcript.take() == [])
        stage.advance(by: 0.01)
        stage.move(13, 0, id: 1)
        #expect(transcript.take() == ["pinch began"])
        #expect(pinch.scale == 1)
        stage.advance(by: 0.01)
        stage.move(60, 0, id: 1)
        #expect(transcript.take() == ["pinch changed"])
        #expect(abs(pinch.scale - 1.5) < 0.001)
        #expect(abs(pinch.velocity - 50) < 0.1)
        stage.up(id: 0)
        #expect(transcript.take() == [])
        stage.up(id: 1)
        #expect(transcript.take() == ["pinch ended"])
    }

    @Test func aPinchsScaleCanBeSetAnew() {
        let pinch = UIPinchGestureRecognizer()
        twoFingers(pinch)
        stage.move(20, 0, id: 1)
        stage.move(120, 0, id: 1)
        #expect(pinch.scale == 2)
        pinch.scale = 1
        stage.move(-60, 0, id: 1)
        #expect(abs(pinch.scale - 0.75) < 0.001)
    }

    @Test func aRotationTellsTheTurnInRadiansClockwise() {
        let rotation = UIRotationGestureRecognizer()
        rotation.record("rotation", in: transcript)
        twoFingers(rotation)
        stage.move(0, 30, id: 1)
        #expect(transcript.take() == ["rotation began"])
        let start = atan2(30.0, 100.0)
        stage.move(0, 70, id: 1)
        #expect(transcript.take() == ["rotation changed"])
        #expect(abs(rotation.rotation - (.pi / 4 - start)) < 0.001)
    }

    @Test func aTurnOverTheSeamGoesTheShorterWay() {
        let rotation = UIRotationGestureRecognizer()
        view.addGestureRecognizer(rotation)
        stage.down(200, 300, id: 0)
        stage.down(100, 290, id: 1)
        stage.move(0, 40, id: 1)
        stage.move(0, 10, id: 1)
        #expect(rotation.rotation < 0)
        #expect(rotation.rotation > -0.5)
    }

    // MARK: Edges

    @Test func aPanFromTheEdgeBeginsThereOnly() {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.record("pan", in: transcript)
        view.addGestureRecognizer(pan)
        drag(from: 100, 300, by: 100, 0, seconds: 0.2)
        #expect(transcript.take() == [])
        stage.advance(by: 1)
        drag(from: 5, 300, by: 10, 100, seconds: 0.2)
        #expect(transcript.take() == [])
        stage.advance(by: 1)
        drag(from: 5, 300, by: 100, 10, seconds: 0.2)
        #expect(transcript.take().first == "pan began")
    }
}
