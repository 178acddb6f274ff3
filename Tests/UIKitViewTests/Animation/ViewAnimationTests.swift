import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ViewAnimationTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 200, height: 200))
    lazy var view: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        time.frame()
        return view
    }()

    private func start() {
        _ = view
    }

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    @Test func theModelChangesAtOnceAndThePresentationFollows() {
        start()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 110
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 110)
        #expect(abs(shown.position.x - 10) < 2)
        time.advance(by: 0.5)
        #expect(abs(shown.position.x - 60) < 2)
        #expect(finished == nil)
        time.advance(by: 0.6)
        #expect(shown.position.x == 110 && finished == true)
        #expect(view.layer.animationKeys() ?? [] == [])
        time.stop()
    }

    @Test func theDefaultCurveEasesInAndOut() {
        start()
        UIView.animate(withDuration: 1) { self.view.alpha = 0 }
        time.advance(by: 0.1)
        let early = shown.opacity
        #expect(early > 0.9 + 0.02 && early < 1)
        time.advance(by: 0.4)
        #expect(abs(shown.opacity - 0.5) < 0.02)
        time.stop()
    }

    @Test func anOptionSetsTheFrameRateOfTheAnimations() {
        start()
        UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond30) { self.view.alpha = 0 }
        let range = view.layer.animation(forKey: "opacity")?.preferredFrameRateRange
        #expect(range == CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30))
        UIView.animate(withDuration: 1) { self.view.center.x = 50 }
        #expect(view.layer.animation(forKey: "position")?.preferredFrameRateRange == .default)
        time.stop()
    }

    @Test func changesOutsideBlocksAreNotAnimated() {
        start()
        view.center.x = 50
        view.alpha = 0.5
        view.layer.cornerRadius = 4
        #expect(view.layer.animationKeys() ?? [] == [])
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.center.x = 70 }
            self.view.alpha = 0.2
        }
        #expect(view.layer.animationKeys() == ["opacity"])
        time.stop()
    }

    @Test func aSecondAnimationContinuesFromWhatIsShown() {
        start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 110 })
        time.advance(by: 0.5)
        let before = shown.position.x
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 10 })
        #expect(abs(shown.position.x - before) < 2)
        time.advance(by: 1.1)
        #expect(shown.position.x == 10)
        time.stop()
    }

    @Test func beginFromCurrentStateStartsFromWhatIsShown() {
        start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.alpha = 0 })
        time.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.view.alpha = 1
        }
        #expect(abs(shown.opacity - 0.5) < 0.03)
        time.advance(by: 0.5)
        #expect(abs(shown.opacity - 0.75) < 0.03)
        time.stop()
    }

    @Test func aReplacedAnimationEndsUnfinished() {
        start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { finished.append($0) })
        time.advance(by: 0.5)
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 1 }, completion: { finished.append($0) })
        time.advance(by: 1.1)
        #expect(finished == [false, true])
        time.stop()
    }

    @Test func removingTheAnimationsEndsThemUnfinished() {
        start()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { self.view.center.x = 90 }, completion: { finished = $0 })
        time.advance(by: 0.2)
        view.layer.removeAllAnimations()
        time.advance()
        #expect(finished == false)
        time.stop()
    }

    @Test func aViewTakenOutOfTheWindowEndsItsAnimationsUnfinished() {
        start()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { self.view.center.x = 90 }, completion: { finished = $0 })
        time.advance(by: 0.2)
        view.removeFromSuperview()
        time.advance()
        time.advance()
        #expect(finished == false)
        time.stop()
    }

    @Test func aViewMovedInsideTheWindowKeepsItsAnimations() {
        start()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { self.view.center.x = 90 }, completion: { finished = $0 })
        time.advance(by: 0.2)
        let other = UIView(frame: window.bounds)
        window.addSubview(other)
        other.addSubview(view)
        time.advance(by: 0.2)
        #expect(finished == nil && view.layer.animationKeys() == ["position"])
        time.stop()
    }

    @Test func aDelayedAnimationShowsItsStartUntilThen() {
        start()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { self.view.center.x = 110 })
        time.advance(by: 0.9)
        #expect(shown.position.x == 10)
        time.advance(by: 0.6)
        #expect(abs(shown.position.x - 60) < 3)
        time.stop()
    }

    @Test func nestedBlocksInheritDurationAndCurve() {
        start()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { self.view.center.x = 90 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(view.layer.animation(forKey: "position")?.duration == 1)
        time.stop()
    }

    @Test func resizingAnimatesBoundsAndPositionTogether() {
        start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
        }
        time.advance(by: 0.5)
        #expect(abs(shown.frame.minX) < 0.1 && abs(shown.frame.width - 70) < 3)
        time.stop()
    }

    @Test func repeatingAnimationsDoNotEnd() {
        start()
        var ended = false
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { self.view.center.x = 110 },
            completion: { _ in ended = true })
        time.advance(by: 10.25)
        #expect(!ended && abs(shown.position.x - 60) < 4)
        time.stop()
    }

    @Test func animatedViewsTakeNoTouchesUnlessAllowed() {
        start()
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
        time.advance(by: 1.1)
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { self.view.alpha = 1 }
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        time.stop()
    }

    @Test func blocksWithoutChangesOrDurationEndInTheNextTurn() {
        start()
        var ended: [String] = []
        UIView.animate(withDuration: 1, animations: {}, completion: { ended.append("empty \($0)") })
        UIView.animate(
            withDuration: 0, animations: { self.view.center.x = 70 }, completion: { ended.append("zero \($0)") })
        #expect(ended == [] && view.layer.animationKeys() ?? [] == [])
        time.advance()
        #expect(ended == ["empty true", "zero true"])
        time.stop()
    }

    @Test func switchedOffAnimationsRunAtOnce() {
        start()
        UIView.setAnimationsEnabled(false)
        var ended = false
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { ended = $0 })
        UIView.setAnimationsEnabled(true)
        #expect(ended && view.layer.animationKeys() ?? [] == [])
        time.stop()
    }

    @Test func layoutSubviewsOptionAnimatesTheLayout() {
        start()
        final class Parent: UIView {
            let child = UIView()
            override func layoutSubviews() { child.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10) }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(parent.child)
        window.addSubview(parent)
        time.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { parent.frame.size.width = 100 }
        #expect(parent.child.layer.animation(forKey: "bounds") != nil)
        time.stop()
    }

    @Test func callersOfLayoutIfNeededAnimateLayoutToo() {
        start()
        final class Parent: UIView {
            let child = UIView()
            var x: CGFloat = 0
            override func layoutSubviews() { child.frame = CGRect(x: x, y: 0, width: 10, height: 10) }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(parent.child)
        window.addSubview(parent)
        time.frame()
        parent.x = 30
        UIView.animate(withDuration: 1) {
            parent.setNeedsLayout()
            parent.layoutIfNeeded()
        }
        #expect(parent.child.layer.animationKeys() == ["position"])
        time.stop()
    }
}
