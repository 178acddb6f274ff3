import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class SpringAndKeyframeTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 300))
    lazy var view: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        time.frame()
        return view
    }()

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    // MARK: Springs

    /// Measured: critically damped, frequency times duration is 9.23341.
    @Test(arguments: [0.3, 0.5, 1.0, 2.0])
    func aCriticalSpringSettlesInItsDuration(duration: Double) {
        let spring = SpringTiming(duration: duration, dampingRatio: 1, initialVelocity: 0)
        #expect(abs(spring.stiffness.squareRoot() * duration - 9.23341) < 0.0001)
        #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot()) < 0.0001)
    }

    @Test func aLooseSpringPassesItsEndAndComesToRest() {
        _ = view
        var finished: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
            animations: { self.view.center.x = 110 }, completion: { finished = $0 })
        var farthest: CGFloat = 0
        for _ in 0..<59 {
            time.advance()
            farthest = max(farthest, shown.position.x)
        }
        #expect(farthest > 125 && finished == nil)
        #expect(abs(shown.position.x - 110) < 1)
        time.advance(by: 0.1)
        #expect(finished == true && shown.position.x == 110)
        time.stop()
    }

    @Test func aCriticalSpringNeverPassesItsEnd() {
        _ = view
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { self.view.center.x = 110 })
        for _ in 0..<40 {
            time.advance()
            #expect(shown.position.x <= 110)
        }
        #expect(shown.position.x == 110)
        time.stop()
    }

    @Test func initialVelocityTakesTheViewAlongSooner() {
        _ = view
        func way(velocity: CGFloat) -> CGFloat {
            UIView.performWithoutAnimation { view.center.x = 10 }
            view.layer.removeAllAnimations()
            time.frame()
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: velocity,
                animations: { self.view.center.x = 110 })
            time.advance(by: 0.05)
            return shown.position.x
        }
        #expect(way(velocity: 8) > way(velocity: 0) + 5)
        time.stop()
    }

    @Test func aBouncySpringIsDoneWhenItHasSettled() {
        _ = view
        var finished = false
        UIView.animate(springDuration: 0.4, bounce: 0.3) {
            self.view.center.x = 110
        } completion: { _ in
            finished = true
        }
        time.advance(by: 0.4)
        #expect(!finished)
        time.advance(by: 1.5)
        #expect(finished && shown.position.x == 110)
        time.stop()
    }

    @Test func withoutDurationASpringChangesAtOnce() {
        _ = view
        UIView.animate(
            withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { self.view.center.x = 110 })
        #expect(view.layer.animationKeys() == nil && view.center.x == 110)
        time.stop()
    }

    // MARK: Additive

    @Test func aTurnedViewTurnsBackWithoutAJump() {
        _ = view
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                self.view.transform = CGAffineTransform(scaleX: 3, y: 3)
            })
        time.advance(by: 0.5)
        let before = shown.affineTransform().a
        #expect(abs(before - 2) < 0.1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.transform = .identity })
        #expect(abs(shown.affineTransform().a - before) < 0.1)
        time.advance(by: 1.1)
        #expect(shown.affineTransform().isIdentity)
        time.stop()
    }

    @Test func aTransformWithoutAnInverseIsAnimatedByItsValues() {
        _ = view
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                self.view.transform = CGAffineTransform(scaleX: 0, y: 0)
            })
        time.advance(by: 0.5)
        #expect(abs(shown.affineTransform().a - 0.5) < 0.05)
        time.stop()
    }

    // MARK: Keyframes

    private func zigzag(_ options: UIView.KeyframeAnimationOptions) {
        _ = view
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [options, linear],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 210 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.alpha = 0 }
            })
    }

    @Test func keyframesFollowEachOtherAndRestBetween() {
        zigzag([])
        #expect(view.center.x == 210 && view.alpha == 0)
        time.advance(by: 0.125)
        #expect(abs(shown.position.x - 60) < 2 && shown.opacity == 1)
        time.advance(by: 0.275)
        #expect(abs(shown.position.x - 110) < 0.001 && shown.opacity == 1)
        time.advance(by: 0.35)
        #expect(abs(shown.position.x - 160) < 2 && shown.opacity < 0.001)
        time.advance(by: 0.3)
        #expect(shown.position.x == 210)
        time.stop()
    }

    @Test func discreteKeyframesJump() {
        zigzag(.calculationModeDiscrete)
        time.advance(by: 0.2)
        #expect(shown.position.x == 10)
        time.advance(by: 0.1)
        #expect(shown.position.x == 110)
        time.stop()
    }

    @Test func keyframesEaseInAndOutAsAWholeByDefault() {
        _ = view
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.center.x = 110 }
        }
        time.advance(by: 0.1)
        #expect(shown.position.x < 10 + 6)
        time.stop()
    }

    @Test func changesOutsideOfKeyframesTakeTheWholeTime() {
        _ = view
        var finished = false
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            self.view.alpha = 0
        } completion: {
            finished = $0
        }
        time.advance(by: 0.5)
        #expect(abs(shown.opacity - 0.5) < 0.05 && !finished)
        time.advance(by: 0.6)
        #expect(finished)
        time.stop()
    }

    // MARK: Transitions

    private func color(_ x: Int, _ y: Int) -> [Int] { Picture(of: window).color(x, y) }

    /// A picture of the window as it is shown, animations included.
    private func shownColor(_ x: Int, _ y: Int) throws -> [Int] {
        Picture(of: try #require(window.snapshotView(afterScreenUpdates: false))).color(x, y)
    }

    @Test func aCrossDissolveMixesOldAndNew() throws {
        view.backgroundColor = .red
        time.frame()
        var finished: Bool?
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { self.view.backgroundColor = .blue }, completion: { finished = $0 })
        #expect(view.layer.animationKeys() == nil)
        time.advance(by: 0.5)
        let mixed = try shownColor(5, 5)
        #expect(abs(mixed[0] - 128) < 8 && abs(mixed[2] - 128) < 8 && mixed[1] == 0)
        time.advance(by: 0.6)
        #expect(finished == true)
        #expect(try shownColor(5, 5) == [0, 0, 255])
        #expect(window.layer.sublayers?.count == 1)
        time.stop()
    }

    @Test func aSubviewThatCoversTheViewKeepsWhatIsBehindItHidden() throws {
        window.backgroundColor = .white
        let first = UIView(frame: view.bounds)
        first.backgroundColor = .red
        view.addSubview(first)
        time.frame()
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: {
                let second = UIView(frame: self.view.bounds)
                second.backgroundColor = .blue
                first.removeFromSuperview()
                self.view.addSubview(second)
            })
        time.advance(by: 0.5)
        let mixed = try shownColor(5, 5)
        #expect(abs(mixed[0] - 128) < 8 && abs(mixed[2] - 128) < 8 && mixed[1] == 0)
        time.stop()
    }

    @Test func textOfALabelDissolves() throws {
        let label = UILabel(frame: CGRect(x: 100, y: 0, width: 60, height: 30))
        label.text = "old"
        window.backgroundColor = .white
        window.addSubview(label)
        time.frame()
        UIView.transition(
            with: label, duration: 1, options: .transitionCrossDissolve, animations: { label.text = "new" })
        time.advance(by: 0.5)
        #expect(abs((label.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        time.advance(by: 0.6)
        #expect(label.layer.presentation()?.opacity == 1)
        time.stop()
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        let (first, second) = (UIView(), UIView())
        let container = view
        container.addSubview(first)
        UIView.transition(from: first, to: second, duration: 0.5, options: .transitionCrossDissolve)
        #expect(container.subviews == [second])
        let third = UIView()
        container.addSubview(third)
        third.isHidden = true
        UIView.transition(
            from: second, to: third, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(second.isHidden && !third.isHidden && container.subviews == [second, third])
        time.stop()
    }

    @Test func withoutATransitionTheChangesAreMadeAtOnce() {
        var finished = false
        UIView.transition(
            with: view, duration: 0.5, animations: { self.view.alpha = 0.5 }, completion: { _ in finished = true })
        #expect(view.layer.animationKeys() == nil)
        time.advance()
        #expect(finished)
        time.stop()
    }
}
