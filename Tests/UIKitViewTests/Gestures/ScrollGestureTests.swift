import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Gestures with a wheel, and taps with the secondary button.
@MainActor @Suite(.serialized)
final class ScrollGestureTests {
    private let controller = UIViewController()
    private var calls: [String] = []
    private let point = CGPoint(x: 100, y: 100)

    private func launch(_ recognizer: UIGestureRecognizer) throws -> TestApplication {
        controller.view.addGestureRecognizer(recognizer)
        return try TestApplication(showing: controller, scale: 1)
    }

    @Test func aPanTakesTheStepsOfAWheelThatItAllows() throws {
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", calling: ScrollGestureTests.pan(_:)))
        pan.allowedScrollTypesMask = .discrete
        let app = try launch(pan)
        app.wheel(at: point, by: CGVector(dx: 0, dy: -60))
        app.wheel(at: point, by: CGVector(dx: 0, dy: -30))
        app.wheel(at: point, by: CGVector(dx: 0, dy: -30), precise: true)
        app.advance(by: 0.3)
        #expect(calls == ["1 -60 at 100", "2 -90 at 100", "3 -90 at 100"])
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }

    @Test func aPanTakesNoStepsByDefault() throws {
        let app = try launch(
            UIPanGestureRecognizer(target: self, action: Selector("pan:", calling: ScrollGestureTests.pan(_:))))
        app.wheel(at: point, by: CGVector(dx: 0, dy: -60))
        #expect(calls == [])
    }

    @Test func aScrollViewScrollsWithTheDevicesThatItAllows() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 900)
        #expect(scrollView.panGestureRecognizer.allowedScrollTypesMask == .all)
        controller.view.addSubview(scrollView)
        scrollView.panGestureRecognizer.allowedScrollTypesMask = .discrete
        let app = try TestApplication(showing: controller, scale: 1)
        app.wheel(at: point, by: CGVector(dx: 0, dy: -60), precise: true)
        app.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 0)
        app.wheel(at: point, by: CGVector(dx: 0, dy: -60))
        app.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test func aTapCanRequireTheSecondaryButton() throws {
        let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", calling: ScrollGestureTests.tap(_:)))
        tap.buttonMaskRequired = .secondary
        let app = try launch(tap)
        app.click(at: point)
        #expect(calls == [])
        app.secondaryClick(at: point)
        #expect(calls == ["tap 100 secondary"] && tap.state == .possible)
    }

    private func pan(_ pan: UIPanGestureRecognizer) {
        let distance = Int(pan.translation(in: controller.view).y)
        calls.append("\(pan.state.rawValue) \(distance) at \(Int(pan.location(in: nil).x))")
    }

    private func tap(_ tap: UITapGestureRecognizer) {
        let button = tap.buttonMask == .secondary ? "secondary" : "other"
        calls.append("tap \(Int(tap.location(in: nil).x)) \(button)")
    }
}
