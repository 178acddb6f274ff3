import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Animation blocks whose views nobody can see.
@MainActor @Suite(.serialized)
final class UnseenAnimationTests {
    private lazy var time = HandMovedTime()
    private lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    @Test func theAnimationOfAViewOutsideOfWindowsEndsAtOnce() {
        _ = window
        var finished: Bool?
        UIView.animate(withDuration: 5, delay: 2) {
            self.view.alpha = 0
            self.view.center.x = 100
        } completion: {
            finished = $0
        }
        #expect(finished == nil && view.alpha == 0)
        time.advance(by: 0.05)
        #expect(finished == true)
        #expect(view.layer.animationKeys() ?? [] == [])
        time.stop()
    }

    @Test func aViewThatComesIntoAWindowInTheSameTurnIsAnimated() {
        _ = window
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            self.view.center.x = 100
        } completion: {
            finished = $0
        }
        window.addSubview(view)
        time.advance(by: 0.5)
        #expect(finished == nil)
        time.advance(by: 0.6)
        #expect(finished == true)
        time.stop()
    }

    @Test func aBlockLastsAsLongAsTheViewsThatAreSeen() {
        window.addSubview(view)
        time.frame()
        let other = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            self.view.alpha = 0
            other.alpha = 0
        } completion: {
            finished = $0
        }
        time.advance(by: 0.5)
        #expect(finished == nil && other.layer.animationKeys() ?? [] == [])
        time.advance(by: 0.6)
        #expect(finished == true)
        time.stop()
    }

    @Test func springsAndKeyframesEndAtOnceToo() {
        _ = window
        var ended = 0
        UIView.animate(withDuration: 5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            self.view.alpha = 0
        } completion: { _ in
            ended += 1
        }
        UIView.animateKeyframes(withDuration: 5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 50 }
        } completion: { _ in
            ended += 1
        }
        time.advance(by: 0.05)
        #expect(ended == 2)
        time.stop()
    }
}
