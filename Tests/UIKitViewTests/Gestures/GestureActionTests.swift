import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class GestureActionTests {
    private lazy var stage = TouchStage(showing: view)
    private lazy var view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    @Test func aViewHasNoListOfRecognisersUntilTheFirstAndThenAnEmptyOne() {
        let tap = UITapGestureRecognizer()
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil)
    }

    @Test func aMethodOfTheTargetIsCalledWithTheRecogniser() {
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.tapped(_:))
        view.addGestureRecognizer(tap)
        stage.tap(10, 20)
        #expect(target.places == [CGPoint(x: 10, y: 20)])
    }

    @Test func afterTheGestureItsPlaceIsStillKnownInEveryView() {
        let inner = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        view.addSubview(inner)
        let tap = UITapGestureRecognizer()
        inner.addGestureRecognizer(tap)
        stage.tap(110, 70)
        #expect(tap.location(in: inner) == CGPoint(x: 10, y: 20))
        #expect(tap.location(in: nil) == CGPoint(x: 110, y: 70))
    }

    @Test func aMethodWithoutParametersIsCalled() {
        let target = Target()
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.plain))
        stage.tap(10, 20)
        #expect(target.count == 1)
    }

    @Test func theTargetIsNotKeptAlive() {
        var target: Target? = Target()
        weak let weakTarget = target
        let tap = UITapGestureRecognizer()
        tap.addTarget(target!, action: Target.plain)
        view.addGestureRecognizer(tap)
        target = nil
        #expect(weakTarget == nil)
        stage.tap(10, 20)
    }

    @Test func aTokenTakesAnActionOff() {
        let target = Target()
        let tap = UITapGestureRecognizer()
        let token = tap.addTarget(target, action: Target.plain)
        view.addGestureRecognizer(tap)
        tap.removeAction(token)
        stage.tap(10, 20)
        #expect(target.count == 0)
    }
}

@MainActor
private final class Target {
    var places: [CGPoint] = []
    var count = 0

    func tapped(_ tap: UITapGestureRecognizer) {
        places.append(tap.location(in: tap.view))
    }

    func plain() {
        count += 1
    }
}
