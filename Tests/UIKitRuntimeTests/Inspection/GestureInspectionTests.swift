import Testing
import UIKit
import UIKitTestDriver

/// What an inspection says of recognizers, and of where touches go.
@MainActor @Suite(.serialized)
struct GestureInspectionTests {
    private let controller = UIViewController()
    private let tap = UITapGestureRecognizer()
    private let gatekeeper = Gatekeeper()

    init() {
        controller.view.accessibilityIdentifier = "root"
        tap.name = "tap"
        tap.delegate = gatekeeper
        controller.view.addGestureRecognizer(tap)
    }

    private func start() throws -> TestApplication {
        try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
    }

    private func gesture(_ name: String, _ app: TestApplication) -> Trestle.Inspection.Gesture? {
        app.inspection.gestures.first { $0.name == name }
    }

    @Test func aRecognizerThatNeverFailedIsNotListed() throws {
        let app = try start()
        #expect(gesture("tap", app) == nil)
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(gesture("tap", app) == nil)
        #expect(app.inspection.view(identifier: "root")?.gestureRecognizers.map(\.name).contains("tap") == true)
    }

    @Test func aTapThatMovesSaysThatItMoved() throws {
        let app = try start()
        app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
        let found = try #require(gesture("tap", app))
        #expect(found.failure == "a finger moved more than 45 points")
        #expect(
            found.description == "UITapGestureRecognizer \"tap\" of root: possible; failed last because a finger moved "
                + "more than 45 points")
    }

    @Test func aTapThatTakesTooLongSaysSo() throws {
        let app = try start()
        app.touchDown(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        let found = try #require(gesture("tap", app))
        #expect(found.state == .failed)
        #expect(found.failure == "the finger stayed down for 0.75 seconds")
        app.touchUp()
    }

    @Test func aRecognizerThatAnotherPreventsNamesIt() throws {
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        controller.view.addGestureRecognizer(pan)
        let app = try start()
        app.touchDown(at: CGPoint(x: 50, y: 50))
        app.touchMove(to: CGPoint(x: 50, y: 70))
        #expect(
            gesture("tap", app)?.failure
                == "UIPanGestureRecognizer \"pan\" of UIView prevents it, which has recognized")
        let running = try #require(gesture("pan", app))
        #expect(running.state == .began)
        #expect(running.touches == 1)
        app.touchUp()
    }

    @Test func aDelegateThatForbidsTheBeginningIsTheReason() throws {
        gatekeeper.mayBegin = false
        let app = try start()
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(gesture("tap", app)?.failure == "its view or its delegate did not let it begin")
        gatekeeper.mayBegin = true
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(gesture("tap", app) == nil)
    }

    @Test func aRecognizerNamesTheOneThatItWaitsFor() throws {
        let double = UITapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        controller.view.addGestureRecognizer(double)
        tap.require(toFail: double)
        let app = try start()
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(gesture("tap", app)?.waitsFor == ["UITapGestureRecognizer \"double\" of UIView"])
        app.advance(by: 1)
        #expect(gesture("tap", app) == nil)
        #expect(gesture("double", app)?.failure == "the next tap did not come for 0.35 seconds")
    }

    @Test func aDisabledRecognizerSaysSo() throws {
        let app = try start()
        app.touchDown(at: CGPoint(x: 50, y: 50))
        tap.isEnabled = false
        let found = try #require(gesture("tap", app))
        #expect(!found.isEnabled)
        #expect(found.failure == "it was disabled")
        app.touchUp()
    }

    // MARK: Touches

    @Test func aTouchNamesTheViewAndItsRecognizers() throws {
        let app = try start()
        let touch = app.inspection(ofTouchAt: CGPoint(x: 50, y: 50))
        #expect(touch.path.first == "root")
        #expect(touch.path.last == "UIWindow")
        #expect(touch.recognizers.map(\.name).contains("tap"))
        #expect(touch.passedOver.isEmpty)
    }

    @Test func aTouchSaysWhyOtherViewsDoNotGetIt() throws {
        func add(
            _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), to parent: UIView? = nil
        )
            -> UIView
        {
            let view = UIView(frame: frame)
            view.accessibilityIdentifier = name
            (parent ?? controller.view).addSubview(view)
            return view
        }
        let narrow = add("narrow", CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = add("outside", to: narrow)
        _ = add("covered")
        _ = add("hit")
        add("deaf").isUserInteractionEnabled = false
        _ = add("inside of the deaf", to: controller.view.subviews.last)
        add("clear").alpha = 0
        add("hidden").isHidden = true
        let app = try start()
        let touch = app.inspection(ofTouchAt: CGPoint(x: 50, y: 50))
        #expect(touch.path.first == "hit")
        #expect(
            touch.passedOver.map { "\($0.view): \($0.reason)" } == [
                "hidden: hidden is hidden", "clear: clear is transparent",
                "inside of the deaf: isUserInteractionEnabled of deaf is false",
                "deaf: isUserInteractionEnabled of deaf is false",
                "covered: hit is in front of it, or a superview gives the touch to that",
                "outside: the point is outside of narrow",
            ])
    }

    @Test func aTouchOfNothingGoesNowhere() throws {
        controller.view.isUserInteractionEnabled = false
        let app = try start()
        app.window.isUserInteractionEnabled = false
        let touch = app.inspection(ofTouchAt: CGPoint(x: 50, y: 50))
        #expect(touch.path.isEmpty)
        #expect(touch.description.hasPrefix("touch at (50, 50)\n  goes to no view\n"))
    }
}

/// A delegate that decides whether gestures begin.
private final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
