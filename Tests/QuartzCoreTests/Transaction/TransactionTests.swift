import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct TransactionTests {
        let screen = Screen()
        let layer = CALayer(0, 0, 10, 10)

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        @Test func valuesAreInheritedAndEndWithTheirTransaction() {
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.setDisableActions(true)
            CATransaction.commit()
            #expect(!CATransaction.disableActions())
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }

        @Test func valuesCanBeSetByName() {
            CATransaction.begin()
            CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
            CATransaction.setValue("mine", forKey: "own")
            #expect(CATransaction.animationDuration() == 3)
            #expect(CATransaction.value(forKey: "own") as? String == "mine")
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "own") == nil)
        }

        @Test func aChangeOnScreenAnimatesForTheTransactionsDuration() {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.opacity == 0)
            #expect(layer.animationKeys() == ["opacity"])
            screen.advance(by: 0.25)
            #expect(layer.presentation()?.opacity == 0.75)
            screen.advance(by: 0.75)
            #expect(layer.presentation()?.opacity == 0)
            #expect(layer.animationKeys() == nil)
        }

        @Test func disabledActionsChangeAtOnce() {
            atOnce { layer.opacity = 0.5 }
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.opacity == 0.5)
        }

        @Test func aLayerThatWasNeverShownDoesNotAnimate() {
            let fresh = CALayer()
            fresh.opacity = 0
            #expect(fresh.animationKeys() == nil)
        }

        @Test func aCompletionBlockWithoutAnimationsRunsAtCommit() {
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("done") }
            atOnce { layer.opacity = 0.5 }
            #expect(log.isEmpty)
            CATransaction.commit()
            #expect(log == ["done"])
        }

        @Test func aCompletionBlockWaitsForTheLongestAnimation() {
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("done") }
            layer.opacity = 0.5
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            layer.position.x = 50
            CATransaction.commit()
            CATransaction.commit()
            screen.advance(by: 0.5)
            #expect(log.isEmpty)
            screen.advance(by: 0.5)
            #expect(log == ["done"])
        }

        @Test func innerCompletionBlocksRunBeforeOuterOnes() {
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            layer.opacity = 0.5
            CATransaction.commit()
            CATransaction.commit()
            screen.advance(by: 0.25)
            #expect(log == ["inner", "outer"])
        }

        @Test func completionBlocksRunInTheOrderOfTheirEnds() {
            var log: [String] = []
            for (name, duration) in [("long", 0.5), ("short", 0.2), ("middle", 0.3)] {
                CATransaction.begin()
                CATransaction.setAnimationDuration(duration)
                CATransaction.setCompletionBlock { log.append(name) }
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                layer.add(animation, forKey: name)
                CATransaction.commit()
            }
            screen.advance(by: 1)
            #expect(log == ["short", "middle", "long"])
        }

        @Test func theImplicitTransactionEndsWithTheFrame() {
            var isDone = false
            CATransaction.setCompletionBlock { isDone = true }
            #expect(FrameClock.needsFrames)
            screen.frame()
            #expect(isDone)
            #expect(!FrameClock.needsFrames)
        }

        final class Actions: NSObject, CALayerDelegate, CAAction {
            var log: [String] = []
            var answer: (any CAAction)?

            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                log.append("asked \(event) at \(layer.opacity)")
                return answer
            }

            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                log.append("run \(event) at \((anObject as? CALayer)?.opacity ?? -1)")
            }
        }

        @Test func theDelegateIsAskedBeforeTheChangeAndItsActionRunsAfterIt() {
            let delegate = Actions()
            delegate.answer = delegate
            layer.delegate = delegate
            layer.opacity = 0.5
            #expect(delegate.log == ["asked opacity at 1.0", "run opacity at 0.5"])
        }

        @Test func aNullActionEndsTheSearch() {
            let delegate = Actions()
            delegate.answer = NSNull()
            layer.delegate = delegate
            layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
        }

        @Test func settingAnEqualValueAsksForNoAction() {
            let delegate = Actions()
            layer.delegate = delegate
            layer.opacity = 1
            #expect(delegate.log.isEmpty)
        }
    }
}
