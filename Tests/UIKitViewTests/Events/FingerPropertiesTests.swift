import Testing
import UIKitTestDriver

@testable import UIKit

/// What touches say that only a stylus changes.
@MainActor @Suite(.serialized) struct FingerPropertiesTests {
    private final class Pad: UIView {
        var touch: UITouch?

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
    }

    @Test func aFingerIsUprightAndKnownAtOnce() throws {
        let pad = Pad()
        let controller = UIViewController()
        controller.view = pad
        let app = try TestApplication(showing: controller)
        app.touchDown(at: CGPoint(x: 10, y: 20))
        app.touchMove(to: CGPoint(x: 30, y: 40))
        let touch = try #require(pad.touch)
        #expect(touch.preciseLocation(in: pad) == CGPoint(x: 30, y: 40))
        #expect(touch.precisePreviousLocation(in: pad) == CGPoint(x: 10, y: 20))
        #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: pad) == 0 && touch.rollAngle == 0)
        #expect(touch.azimuthUnitVector(in: pad) == CGVector(dx: 1, dy: 0))
        #expect(touch.estimatedProperties == [] && touch.estimatedPropertiesExpectingUpdates == [])
        #expect(touch.estimationUpdateIndex == nil)
        #expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
        app.touchUp()
    }
}
