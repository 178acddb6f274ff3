import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class PropertyAnimatorTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 300))
    lazy var view: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        time.frame()
        return view
    }()

    private var shownX: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    /// From x 10 to x 110.
    private func animator(
        _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
    ) -> UIViewPropertyAnimator {
        let view = view
        return UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 110 }
    }

    // MARK: Running

    @Test func closuresRunWithTheStartAndNotBefore() {
        let animator = animator()
        #expect(view.center.x == 10 && animator.state == .inactive && !animator.isRunning)
        animator.startAnimation()
        #expect(view.center.x == 110 && shownX == 10 && animator.state == .active && animator.isRunning)
        time.advance(by: 0.5)
        #expect(abs(shownX - 60) < 0.01 && abs(animator.fractionComplete - 0.5) < 0.001)
        time.stop()
    }

    @Test func completionsAreCalledInOrderWithTheEnd() {
        var heard: [String] = []
        let animator = animator()
        animator.addCompletion { heard.append("first \($0 == .end)") }
        animator.addCompletion { heard.append("second \($0 == .end)") }
        animator.startAnimation()
        time.advance(by: 0.9)
        #expect(heard == [])
        time.advance(by: 0.2)
        #expect(heard == ["first true", "second true"] && animator.state == .inactive && !animator.isRunning)
        #expect(shownX == 110 && view.layer.animationKeys() == nil)
        time.stop()
    }

    @Test func aRunningAnimatorLivesUntilItIsDone() {
        var completed = false
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = animator()
            animator.addCompletion { _ in completed = true }
            animator.startAnimation()
            gone = animator
        }
        time.advance(by: 0.5)
        #expect(gone != nil)
        time.advance(by: 0.6)
        #expect(completed && gone == nil)
        time.stop()
    }

    @Test func aDelayPassesBeforeAnythingMoves() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        time.advance(by: 0.4)
        #expect(shownX == 10 && animator.delay == 0.5)
        time.advance(by: 0.6)
        #expect(abs(shownX - 60) < 0.01)
        time.advance(by: 0.6)
        #expect(animator.state == .inactive)
        time.stop()
    }

    @Test func runningPropertyAnimatorRunsAtOnce() {
        let view = view
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.4, delay: 0, options: [.curveLinear], animations: { view.alpha = 0 },
            completion: { end = $0 })
        #expect(animator.isRunning)
        time.advance(by: 0.2)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        time.advance(by: 0.3)
        #expect(end == .end)
        time.stop()
    }

    @Test func layoutInTheClosureMovesSubviewsAlong() {
        final class Row: UIView {
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() { part.frame.origin.x = bounds.width - 10 }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.addSubview(row.part)
        window.addSubview(row)
        time.frame()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            row.frame.size.width = 200
            row.layoutIfNeeded()
        }
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(abs((row.part.layer.presentation()?.frame.minX ?? 0) - 140) < 0.01)
        time.advance(by: 0.6)
        time.stop()
    }

    @Test func animationsOfTwoAnimatorsAddUp() {
        let (first, second) = (animator(), UIViewPropertyAnimator(duration: 1, curve: .linear))
        first.startAnimation()
        time.advance(by: 0.5)
        let view = view
        second.addAnimations { view.center.x = 10 }
        second.startAnimation()
        #expect(abs(shownX - 60) < 0.01)
        time.advance(by: 0.1)
        #expect(shownX > 55)
        time.advance(by: 1)
        #expect(shownX == 10)
        time.stop()
    }

    @Test func aNestedBlockFollowsTheAnimator() {
        let view = view
        var nested: Bool?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1, animations: { view.center.x = 110 }, completion: { nested = $0 })
        }
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(abs(shownX - 60) < 0.01 && nested == nil)
        time.advance(by: 0.6)
        #expect(nested == true)
        time.stop()
    }

    @Test func keyframesAreScrubbedToo() {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0, options: .calculationModeLinear,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 30 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 110 }
                })
        }
        animator.fractionComplete = 0.5
        #expect(abs(shownX - 30) < 0.01)
        animator.fractionComplete = 0.75
        #expect(abs(shownX - 70) < 0.01)
        animator.stopAnimation(true)
        time.stop()
    }

    // MARK: Scrubbing

    @Test func scrubbingStandsWhereItIsToldAndDrawsNoFrames() {
        let animator = animator(.easeInOut)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        #expect(abs(shownX - 35) < 0.01)
        time.advance(by: 2)
        #expect(abs(shownX - 35) < 0.01 && !FrameClock.needsFrames)
        animator.fractionComplete = 0.75
        #expect(abs(shownX - 85) < 0.01 && abs(animator.fractionComplete - 0.75) < 1e-9)
        animator.stopAnimation(true)
        time.stop()
    }

    @Test func withoutLinearScrubbingThePaceBendsTheFraction() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let eased = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
        #expect(abs(shownX - (10 + 100 * eased)) < 0.01)
        animator.stopAnimation(true)
        time.stop()
    }

    @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut])
    func pausingAndGoingOnNeverJumps(curve: UIView.AnimationCurve) {
        let animator = animator(curve)
        animator.startAnimation()
        time.advance(by: 0.4)
        let before = shownX
        animator.pauseAnimation()
        #expect(abs(shownX - before) < 0.001)
        time.advance(by: 1)
        animator.startAnimation()
        #expect(abs(shownX - before) < 0.001)
        // What is left takes the time that was left.
        time.advance(by: 0.55)
        #expect(animator.isRunning)
        time.advance(by: 0.1)
        #expect(!animator.isRunning && shownX == 110)
        time.stop()
    }

    @Test func aPausedSpringBeyondItsEndStaysThere() {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.center.x = 110 }
        animator.startAnimation()
        while shownX < 125 { time.advance() }
        let before = shownX
        animator.pauseAnimation()
        #expect(abs(shownX - before) < 0.001 && animator.fractionComplete == 1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(abs(shownX - before) < 0.01)
        time.advance(by: 1.1)
        #expect(shownX == 110)
        time.stop()
    }

    // MARK: Reversing

    @Test func reversingRunsBackToTheStartAndRestoresTheValues() {
        var end: UIViewAnimatingPosition?
        let animator = animator()
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        time.advance(by: 0.3)
        animator.isReversed = true
        #expect(abs(shownX - 40) < 0.01 && abs(animator.fractionComplete - 0.7) < 0.001)
        time.advance(by: 0.1)
        #expect(abs(shownX - 30) < 0.01)
        time.advance(by: 0.3)
        #expect(end == .start && view.center.x == 10 && shownX == 10)
        time.stop()
    }

    @Test func aReversedAnimatorBeginsAtTheEnd() {
        let animator = animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(shownX == 110 && animator.fractionComplete == 0)
        time.advance(by: 0.25)
        #expect(abs(shownX - 85) < 0.01)
        time.advance(by: 0.8)
        #expect(view.center.x == 10)
        time.stop()
    }

    @Test func aColourGoesBackToTheColourOfTheView() {
        view.backgroundColor = .systemRed
        let view = view
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .systemBlue }
        animator.startAnimation()
        time.advance(by: 0.3)
        animator.isReversed = true
        time.advance(by: 0.4)
        #expect(view.backgroundColor == .systemRed)
        time.stop()
    }

    @Test func anAnimatorThatPausesOnCompletionCanTurnRound() {
        var end: UIViewAnimatingPosition?
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        time.advance(by: 1.2)
        #expect(animator.state == .active && !animator.isRunning && end == nil && shownX == 110)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(abs(shownX - 60) < 0.01)
        time.advance(by: 0.6)
        #expect(end == .start)
        time.stop()
    }

    // MARK: Continuing

    @Test func anotherPaceTakesOverFromWhereItIs() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
        #expect(abs(shownX - 60) < 0.01)
        time.advance(by: 0.25)
        #expect(abs(shownX - 85) < 0.01)
        time.advance(by: 0.3)
        #expect(animator.state == .inactive && shownX == 110)
        time.stop()
    }

    @Test func lateAnimationsBeginAtTheirPartAndEndWithTheOthers() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
        window.addSubview(other)
        let animator = animator()
        animator.addAnimations({ other.center.x = 110 }, delayFactor: 0.5)
        animator.startAnimation()
        time.advance(by: 0.4)
        #expect(other.layer.presentation()?.position.x == 10)
        time.advance(by: 0.35)
        #expect(abs((other.layer.presentation()?.position.x ?? 0) - 60) < 0.1)
        animator.pauseAnimation()
        #expect(abs((other.layer.presentation()?.position.x ?? 0) - 60) < 0.1)
        animator.fractionComplete = 0.5
        #expect(abs((other.layer.presentation()?.position.x ?? 0) - 10) < 0.1)
        animator.startAnimation()
        time.advance(by: 0.6)
        #expect(animator.state == .inactive)
        time.stop()
    }

    @Test func animationsAddedOnTheWayTakeWhatIsLeft() {
        let view = view
        let animator = animator()
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.addAnimations { view.center.y = 110 }
        #expect(view.layer.presentation()?.position.y == 10)
        time.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.position.y ?? 0) - 60) < 0.1)
        time.advance(by: 0.3)
        #expect(animator.state == .inactive)
        time.stop()
    }

    // MARK: Stopping

    @Test func stoppingWithoutFinishingLeavesTheViewsWhereTheyAreAndCallsNobody() {
        var end: UIViewAnimatingPosition?
        let animator = animator()
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(abs(view.center.x - 60) < 0.01 && animator.state == .inactive)
        time.advance(by: 1)
        #expect(end == nil && abs(shownX - 60) < 0.01)
        time.stop()
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.start, 10.0), (.current, 60.0), (.end, 110.0),
    ])
    func aStoppedAnimatorFinishesWhereItIsTold(position: UIViewAnimatingPosition, x: CGFloat) {
        var end: UIViewAnimatingPosition?
        let animator = animator()
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && abs(view.center.x - 60) < 0.01 && end == nil)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && end == position && abs(view.center.x - x) < 0.01)
        time.stop()
    }

    @Test func anAnimatorCanRunAgainWithNewAnimations() {
        let animator = animator()
        animator.startAnimation()
        time.advance(by: 1.1)
        let view = view
        animator.addAnimations { view.center.x = 210 }
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(abs(shownX - 160) < 0.01)
        time.advance(by: 0.6)
        time.stop()
    }

    // MARK: Touches

    @Test func movingViewsAreHitWhereTheyAreShown() {
        let animator = animator()
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(window.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
        #expect(window.hitTest(CGPoint(x: 110, y: 10), with: nil) === window)
        animator.stopAnimation(true)
        #expect(window.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
        time.stop()
    }

    @Test func viewsAreNotHitWithoutUserInteraction() {
        let animator = animator()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(window.hitTest(CGPoint(x: 60, y: 10), with: nil) === window)
        time.advance(by: 0.6)
        #expect(window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
        time.stop()
    }

    // MARK: Springs and mistakes

    @Test func aSpringOfItsOwnNumbersTakesItsOwnTime() {
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 18, initialVelocity: CGVector(dx: 2, dy: 2))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
        #expect(animator.duration > 0.5 && animator.duration < 1.5)
        #expect(animator.timingParameters?.springTimingParameters?.initialVelocity == CGVector(dx: 2, dy: 2))
    }

    @Test func timingParametersTellTheirKind() {
        #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x == CGFloat(Float(0.42)))
        #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
    }

    @Test func mistakesAreNamed() {
        let messages = exceptions {
            let animator = animator()
            animator.finishAnimation(at: .end)
            animator.stopAnimation(true)
            animator.startAnimation(afterDelay: -1)
            animator.isInterruptible = false
            animator.startAnimation()
            animator.pauseAnimation()
            animator.isInterruptible = true
            animator.stopAnimation(true)
        }
        #expect(messages.count == 5)
        #expect(messages[0] == "finishAnimationAtPosition: should only be called on a stopped animator!")
        #expect(messages[1].contains("is already stopped!"))
        #expect(messages[2] == "The delay should be greater than or equal to zero.")
        #expect(messages[3].contains("that is not interruptible cannot be paused!"))
        #expect(messages[4].hasPrefix("It is not allowed to set the interruptible property of an active animator"))
        time.stop()
    }

    @Test func lettingGoOfAPausedAnimatorIsAMistake() {
        let messages = exceptions {
            let animator = animator()
            animator.pauseAnimation()
        }
        #expect(messages.count == 1 && messages[0].hasPrefix("It is an error to release a paused or stopped property"))
        time.frame()
        #expect(view.layer.animationKeys() == nil)
        time.stop()
    }

    private func exceptions(in body: () -> Void) -> [String] {
        let before = Trestle.exceptionPolicy
        defer { Trestle.exceptionPolicy = before }
        let heard = Heard()
        Trestle.exceptionPolicy = .report { heard.reasons.append($0.reason ?? "") }
        body()
        return heard.reasons
    }

    private final class Heard: @unchecked Sendable {
        var reasons: [String] = []
    }
}
