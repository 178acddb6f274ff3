import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct AnimationTests {
        let screen = Screen()
        let layer = CALayer(0, 0, 10, 10, .red)

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func add(
            _ keyPath: String, from: Any?, to: Any?, by: Any? = nil, _ change: (CABasicAnimation) -> Void = { _ in }
        ) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.byValue = by
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: keyPath)
        }

        private func presentation(at time: Double) -> CALayer {
            screen.clock.advance(by: time - (screen.clock.now - 100))
            return layer.presentation()!
        }

        @Test func valuesOfEveryKindMoveInAStraightLine() {
            add("position", from: CGPoint.zero, to: CGPoint(x: 100, y: 50))
            add(
                "bounds", from: CGRect(x: 0, y: 0, width: 10, height: 10),
                to: CGRect(x: 0, y: 40, width: 30, height: 10))
            add("cornerRadius", from: 0, to: 8)
            add("backgroundColor", from: CGColor.black, to: CGColor.red)
            add("shadowOffset", from: CGSize.zero, to: CGSize(width: 4, height: 8))
            let shown = presentation(at: 0.25)
            #expect(shown.position == CGPoint(x: 25, y: 12.5))
            #expect(shown.bounds == CGRect(x: 0, y: 10, width: 15, height: 10))
            #expect(shown.cornerRadius == 2)
            #expect(shown.backgroundColor == CGColor(red: 0.25, green: 0, blue: 0, alpha: 1))
            #expect(shown.shadowOffset == CGSize(width: 1, height: 2))
            #expect(layer.position == CGPoint(x: 5, y: 5))
        }

        @Test(arguments: [0, 1, CGFloat.pi])
        func aRotationAboutYTurnsTheLayerWhateverItsOwnTransformIs(angle: CGFloat) {
            atOnce { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
            #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? CGFloat ?? -9) - angle) < 1e-6)
            add("transform.rotation.y", from: 0, to: CGFloat.pi)
            let shown = presentation(at: 0.25).transform
            #expect(abs(shown.m11 - cos(.pi / 4)) < 1e-6 && abs(shown.m13 + sin(.pi / 4)) < 1e-6)
            #expect(abs(shown.m22 - 1) < 1e-6)
        }

        @Test func aRotationAboutXKeepsScaleAndTranslation() {
            let start = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 0, 0)
            atOnce { layer.transform = start }
            layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.x")
            let turned = layer.transform
            #expect(abs(turned.m11 - 2) < 1e-6 && abs(turned.m22 - 1.5) < 1e-6 && turned.m41 == start.m41)
            #expect(abs((layer.value(forKeyPath: "transform.rotation.x") as? CGFloat ?? -9) - .pi / 3) < 1e-6)
        }

        @Test func anAnimationOfHalfTheRateIsShownInEverySecondFrame() {
            add("position.x", from: 0, to: 60) {
                $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
            }
            var shown: [CGFloat] = []
            var paints: [Bool] = []
            for _ in 1...5 {
                screen.clock.advance(by: 1.0 / 60)
                paints.append(!screen.frame().isEmpty)
                shown.append((layer.presentation()?.position.x ?? -1).rounded())
            }
            #expect(shown == [0, 2, 2, 4, 4])
            #expect(layer.animation(forKey: "position.x")?.preferredFrameRateRange.maximum == 30)
            #expect(paints == [true, true, false, true, false])
            screen.clock.advance(by: 2)
            screen.frame()
            #expect(layer.animationKeys() == nil)
        }

        @Test func partsOfPropertiesAnimateAlone() {
            add("position.y", from: 0, to: 100)
            add("bounds.size.width", from: 10, to: 20)
            add("transform.scale", from: 1, to: 3)
            let shown = presentation(at: 0.5)
            #expect(shown.position == CGPoint(x: 5, y: 50))
            #expect(shown.bounds.width == 15)
            #expect(shown.affineTransform().a == 2)
        }

        @Test func oneEndAloneUsesTheModelForTheOther() {
            add("position.x", from: 25, to: nil)
            #expect(presentation(at: 0.5).position.x == 15)
            layer.removeAllAnimations()
            add("position.x", from: nil, to: 25)
            #expect(presentation(at: 1).position.x == 15)
            layer.removeAllAnimations()
            add("position.x", from: nil, to: nil, by: 20)
            #expect(presentation(at: 1.5).position.x == 15)
        }

        @Test func additiveAnimationsOfOnePropertyAddUp() {
            add("position", from: CGPoint(x: -10, y: 0), to: CGPoint.zero) { $0.isAdditive = true }
            let second = CABasicAnimation(keyPath: "position")
            second.isAdditive = true
            second.fromValue = CGPoint(x: 0, y: -20)
            second.toValue = CGPoint.zero
            second.duration = 1
            layer.add(second, forKey: "second")
            #expect(presentation(at: 0.5).position == CGPoint(x: 0, y: -5))
        }

        @Test func halfATurnKeepsItsSizeOnTheWay() {
            add("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi, 0, 0, 1))
            let shown = presentation(at: 0.5).affineTransform()
            #expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
        }

        @Test func fillModesHoldTheEnds() {
            add("opacity", from: 0, to: 0.5) {
                $0.beginTime = CACurrentMediaTime() + 1
                $0.fillMode = .both
                $0.isRemovedOnCompletion = false
            }
            #expect(presentation(at: 0.5).opacity == 0)
            #expect(presentation(at: 1.5).opacity == 0.25)
            screen.frame()
            screen.advance(by: 5)
            #expect(layer.presentation()?.opacity == 0.5)
            #expect(layer.animationKeys() == ["opacity"])
            #expect(!FrameClock.needsFrames)
        }

        @Test func aDelayedAnimationShowsTheModelUntilItBegins() {
            add("opacity", from: 0, to: 0.5) { $0.beginTime = CACurrentMediaTime() + 1 }
            #expect(presentation(at: 0.5).opacity == 1)
        }

        @Test func repeatedAndReversedRunsTakeTurns() {
            add("position.x", from: 0, to: 100) {
                $0.repeatCount = 2
                $0.autoreverses = true
            }
            #expect(presentation(at: 0.25).position.x == 25)
            #expect(presentation(at: 1.25).position.x == 75)
            #expect(presentation(at: 2.25).position.x == 25)
            #expect(presentation(at: 4).position.x == 5)
        }

        @Test func speedShortensAnAnimation() {
            add("position.x", from: 0, to: 100) { $0.speed = 2 }
            #expect(presentation(at: 0.25).position.x == 50)
        }

        @Test func aStoppedLayerHoldsItsAnimation() {
            add("position.x", from: 0, to: 100)
            _ = presentation(at: 0.25)
            let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = stopped
            #expect(presentation(at: 0.75).position.x == 25)
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
            #expect(presentation(at: 1).position.x == 50)
        }

        final class Listener: NSObject, CAAnimationDelegate {
            var log: [String] = []

            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
        }

        @Test func delegatesHearOfBeginningAndEnd() {
            let listener = Listener()
            add("opacity", from: 0, to: 1) { $0.delegate = listener }
            screen.frame()
            #expect(listener.log == ["start"])
            screen.advance(by: 0.5)
            #expect(listener.log == ["start"])
            screen.advance(by: 0.5)
            #expect(listener.log == ["start", "stop true"])
        }

        @Test func aReplacedAnimationStopsUnfinished() {
            let listener = Listener()
            add("opacity", from: 0, to: 1) { $0.delegate = listener }
            screen.frame()
            add("opacity", from: 0, to: 1)
            screen.frame()
            #expect(listener.log == ["start", "stop false"])
        }

        @Test func takingALayerAwayEndsTheAnimationsOfItsBranch() {
            let listener = Listener()
            add("opacity", from: 0, to: 1) { $0.delegate = listener }
            screen.frame()
            let box = CALayer(0, 0, 50, 50)
            screen.root.addSublayer(box)
            box.addSublayer(layer)
            screen.frame()
            #expect(listener.log == ["start"])
            box.removeFromSuperlayer()
            screen.frame()
            #expect(listener.log == ["start", "stop false"])
            #expect(layer.animationKeys() == nil)
        }

        @Test func aGroupRunsItsAnimationsInItsOwnTime() {
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 0
            move.toValue = 100
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 1
            fade.beginTime = 1
            let group = CAAnimationGroup()
            group.animations = [move, fade]
            group.duration = 2
            layer.add(group, forKey: "group")
            #expect(presentation(at: 1).position.x == 50)
            #expect(presentation(at: 1.5).opacity == 0.5)
        }

        @Test func changesToAnAnimationAfterAddingItHaveNoEffect() {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = 1
            layer.add(animation, forKey: "x")
            animation.toValue = 1000
            #expect(presentation(at: 0.5).position.x == 50)
            #expect((layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Int == 100)
        }

        @Test func thePresentationTreeIsMadeOfPresentationLayers() {
            let child = CALayer(0, 0, 5, 5)
            layer.addSublayer(child)
            screen.frame()
            let shown = layer.presentation()
            #expect(shown?.model() === layer)
            #expect(shown?.sublayers?.first?.model() === child)
            #expect(child.presentation()?.superlayer?.model() === layer)
            #expect(layer.model() === layer)
        }

        @Test func framesAreNeededWhileAnAnimationRuns() {
            add("opacity", from: 0, to: 1)
            screen.frame()
            #expect(FrameClock.needsFrames)
            screen.advance(by: 1)
            #expect(!FrameClock.needsFrames)
        }

        @Test func anAnimatedLayerIsPaintedWhereItIsShown() {
            add("position.x", from: 5, to: 85)
            screen.advance(by: 0.5)
            #expect(screen[45, 5] == 0xFF0000 && screen[5, 5] == 0xFFFFFF)
            screen.advance(by: 0.5)
            #expect(screen[5, 5] == 0xFF0000 && screen[45, 5] == 0xFFFFFF)
        }

        @Test func timingFunctionsPassThroughTheirKnownPoints() {
            let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)
            #expect(abs(easeInOut.progress(at: 0.5) - 0.5) < 1e-6)
            #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
            // cubic-bezier(0.25, 0.1, 0.25, 1) at one half, as CSS's `ease` gives it.
            #expect(abs(CAMediaTimingFunction(name: .default).progress(at: 0.5) - 0.8024) < 1e-3)
            #expect(CAMediaTimingFunction(controlPoints: 0, 0, 0, 1).progress(at: 0.5) > 0.8)
        }
    }
}
