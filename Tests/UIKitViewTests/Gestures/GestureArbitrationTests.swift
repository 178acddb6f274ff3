import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class GestureArbitrationTests {
    private lazy var stage = TouchStage(showing: view)
    private let transcript = Transcript()
    private lazy var view = TouchRecordingView(
        "view", transcript, frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    @Test func aTapCancelsTheTouchInItsView() {
        let tap = UITapGestureRecognizer()
        tap.record("tap", in: transcript)
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "tap ended", "view cancelled 1"])
        #expect(tap.state == .possible)
    }

    @Test func aTapThatDoesNotCancelLeavesTheTouchToItsView() {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.record("tap", in: transcript)
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "tap ended", "view ended 1"])
    }

    @Test func aRecogniserCanHoldTheBeginningBack() {
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        tap.record("tap", in: transcript)
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["tap ended"])
        stage.advance(by: 1)
        stage.down(10, 10)
        stage.move(100, 0)
        stage.up()
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func theEndIsHeldBackWhileADoubleTapIsPossible() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1"])
        stage.advance(by: 0.5)
        #expect(transcript.take() == ["view ended 1"])
    }

    @Test func aSingleTapWaitsForTheDoubleTapToFail() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.record("double", in: transcript)
        let single = UITapGestureRecognizer()
        single.record("single", in: transcript)
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)

        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1"])
        #expect(single.state == .possible)
        stage.advance(by: 0.5)
        #expect(transcript.take() == ["single ended", "view cancelled 1"])

        stage.advance(by: 1)
        stage.tap(10, 10)
        stage.advance(by: 0.1)
        stage.tap(10, 10)
        stage.advance(by: 1)
        #expect(transcript.take().filter { !$0.hasPrefix("view") } == ["double ended"])
    }

    @Test func aSingleTapDoesNotKeepADoubleTapFromBeingRecognised() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.record("double", in: transcript)
        let single = UITapGestureRecognizer()
        single.record("single", in: transcript)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        stage.tap(10, 10)
        stage.advance(by: 0.1)
        stage.tap(10, 10)
        #expect(transcript.take().filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test func aTapHeldTooLongIsNone() {
        let tap = UITapGestureRecognizer()
        tap.record("tap", in: transcript)
        view.addGestureRecognizer(tap)
        stage.down(10, 10)
        stage.advance(by: 1)
        stage.up()
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func aTwoFingerTapNeedsBothFingers() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        tap.record("tap", in: transcript)
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
        stage.down(10, 10, id: 1)
        stage.down(90, 10, id: 2)
        stage.up(id: 1)
        stage.up(id: 2)
        #expect(transcript.take().contains("tap ended"))
    }

    @Test func aLongPressBeginsAfterHalfASecond() {
        let press = UILongPressGestureRecognizer()
        press.record("press", in: transcript)
        view.addGestureRecognizer(press)
        stage.down(10, 10)
        stage.advance(by: 0.48)
        #expect(transcript.take() == ["view began 1"])
        stage.advance(by: 0.04)
        #expect(transcript.take() == ["press began", "view cancelled 1"])
        stage.move(50, 0)
        stage.up()
        #expect(transcript.take() == ["press changed", "press ended"])
    }

    @Test func aLongPressFailsWhenTheFingerMovesTooFar() {
        let press = UILongPressGestureRecognizer()
        press.record("press", in: transcript)
        view.addGestureRecognizer(press)
        stage.down(10, 10)
        stage.move(9, 0)
        stage.move(2, 0)
        stage.advance(by: 1)
        stage.up()
        #expect(transcript.take().filter { $0.hasPrefix("press") }.isEmpty)
    }

    @Test func aDueTimerIsServedBeforeTheEventThatFollowsIt() {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.5
        press.record("press", in: transcript)
        view.addGestureRecognizer(press)
        stage.down(10, 10)
        // No frame between 0.4 s and the release at 0.6 s.
        stage.advance(by: 0.4)
        stage.jump(by: 0.2)
        stage.up()
        #expect(transcript.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    }

    @Test func aPanBeginsAfterTenPointsAndDoesNotCountThem() {
        let pan = UIPanGestureRecognizer()
        var translations: [CGFloat] = []
        pan.addAction { translations.append(($0 as! UIPanGestureRecognizer).translation(in: nil).y) }
        view.addGestureRecognizer(pan)
        stage.down(10, 10)
        stage.move(0, 9)
        #expect(translations.isEmpty)
        stage.move(0, 3)
        stage.move(0, 168)
        stage.up()
        #expect(translations == [2, 170, 170])
    }

    @Test func aPanIsNeutralToTheFingersThatJoin() {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        view.isMultipleTouchEnabled = true
        stage.down(10, 10, id: 1)
        stage.move(0, 50, id: 1)
        stage.down(200, 200, id: 2)
        #expect(pan.translation(in: nil).y == 40)
        #expect(pan.numberOfTouches == 2)
        stage.move(0, 10, id: 2)
        #expect(pan.translation(in: nil).y == 45)
        stage.up(id: 1)
        stage.up(id: 2)
    }

    @Test func setTranslationStartsTheCountAgain() {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        stage.down(10, 10)
        stage.move(0, 50)
        pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
        #expect(pan.translation(in: view) == CGPoint(x: 1, y: 2))
        #expect(pan.velocity(in: view) == .zero)
        stage.up()
    }

    @Test func theInnerViewsRecogniserWins() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(inner)
        let outerPan = UIPanGestureRecognizer()
        outerPan.record("outer", in: transcript)
        view.addGestureRecognizer(outerPan)
        let innerPan = UIPanGestureRecognizer()
        innerPan.record("inner", in: transcript)
        inner.addGestureRecognizer(innerPan)
        stage.down(10, 10)
        stage.move(0, 20)
        stage.move(0, 20)
        stage.up()
        #expect(
            transcript.take().filter { !$0.hasPrefix("view") } == ["inner began", "inner changed", "inner ended"])
        #expect(outerPan.state == .possible)
    }

    @Test func aDelegateLetsTwoRecogniseAtOnce() {
        let one = UIPanGestureRecognizer()
        one.record("one", in: transcript)
        let two = UIPanGestureRecognizer()
        two.record("two", in: transcript)
        let delegate = Simultaneous()
        two.delegate = delegate
        view.addGestureRecognizer(one)
        view.addGestureRecognizer(two)
        stage.down(10, 10)
        stage.move(0, 20)
        stage.up()
        #expect(
            transcript.take().filter { !$0.hasPrefix("view") } == ["one began", "two began", "one ended", "two ended"])
    }

    @Test func aDelegateCanRefuseToBegin() {
        let tap = UITapGestureRecognizer()
        tap.record("tap", in: transcript)
        let delegate = Refusing()
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func aDelegateCanHideATouch() {
        let tap = UITapGestureRecognizer()
        tap.record("tap", in: transcript)
        let delegate = Hiding()
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func aDelegateCanAskForFailure() {
        let pan = UIPanGestureRecognizer()
        pan.record("pan", in: transcript)
        let press = UILongPressGestureRecognizer()
        press.record("press", in: transcript)
        let delegate = Requiring(other: press)
        pan.delegate = delegate
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(press)
        stage.down(10, 10)
        // The press fails in the very move that makes the pan want to begin.
        stage.move(0, 20)
        #expect(transcript.take().contains("pan began"))
        stage.up()
    }

    @Test func disablingCancelsAGestureThatIsUnderWay() {
        let pan = UIPanGestureRecognizer()
        pan.record("pan", in: transcript)
        view.addGestureRecognizer(pan)
        stage.down(10, 10)
        stage.move(0, 20)
        pan.isEnabled = false
        stage.move(0, 20)
        pan.isEnabled = true
        stage.move(0, 20)
        stage.up()
        #expect(transcript.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func aCancelledTouchCancelsTheGesture() {
        let pan = UIPanGestureRecognizer()
        pan.record("pan", in: transcript)
        view.addGestureRecognizer(pan)
        stage.down(10, 10)
        stage.move(0, 20)
        stage.cancel()
        #expect(transcript.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
    }

    @Test func aRecogniserThatNeverDecidesDoesNotHoldTheEndBack() {
        view.addGestureRecognizer(UIGestureRecognizer())
        stage.tap(10, 10)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func aSubclassDecidesByItsState() {
        let recognizer = SecondMove()
        recognizer.record("custom", in: transcript)
        view.addGestureRecognizer(recognizer)
        stage.down(10, 10)
        stage.move(1, 0)
        stage.move(1, 0)
        #expect(transcript.take() == ["view began 1", "view moved 1", "custom ended", "view cancelled 1"])
        stage.up()
        #expect(recognizer.resets == 1)
        #expect(recognizer.state == .possible)
    }
}

private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class Hiding: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}

@MainActor
private final class Requiring: NSObject, UIGestureRecognizerDelegate {
    let other: UIGestureRecognizer

    init(other: UIGestureRecognizer) {
        self.other = other
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === other }
}

private final class SecondMove: UIGestureRecognizer {
    var moves = 0
    var resets = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        moves += 1
        if moves == 2 { state = .recognized }
    }

    override func reset() {
        moves = 0
        resets += 1
    }
}
