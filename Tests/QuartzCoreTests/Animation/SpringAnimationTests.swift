import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct SpringAnimationTests {
        let screen = Screen()
        let layer = CALayer(0, 0, 10, 10, .red)

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func x(at time: Double) -> CGFloat {
            screen.clock.advance(by: time - (screen.clock.now - 100))
            return layer.presentation()!.position.x
        }

        private func add(_ change: (CASpringAnimation) -> Void) {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0
            spring.toValue = 100
            spring.duration = 10
            change(spring)
            layer.add(spring, forKey: "spring")
        }

        /// The equation of motion, in small steps.
        private func stepped(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ end: Double)
            -> Double
        {
            var (x, v) = (0.0, velocity)
            let step = 1e-5
            for _ in 0..<Int((end / step).rounded()) {
                v += step * (stiffness * (1 - x) - damping * v) / mass
                x += step * v
            }
            return x
        }

        @Test(arguments: [(1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (2, 80, 3, 4), (1, 438.649, 41.888, -3)])
        func aSpringFollowsItsEquationOfMotion(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
            add {
                ($0.mass, $0.stiffness, $0.damping, $0.initialVelocity) = (mass, stiffness, damping, velocity)
            }
            for time in [0.05, 0.2, 0.7] {
                #expect(abs(x(at: time) - 100 * stepped(mass, stiffness, damping, velocity, time)) < 0.05)
            }
        }

        @Test func aSpringSwingsPastItsEnd() {
            add { $0.damping = 4 }
            #expect(x(at: 0) == 0)
            #expect(x(at: 0.32) > 140)
            #expect(abs(x(at: 5) - 100) < 0.1)
        }

        @Test func dampingBeyondTheCriticalCountsOnlyWhenAllowed() {
            add { $0.damping = 60 }
            let critical = x(at: 0.2)
            layer.removeAllAnimations()
            add {
                $0.damping = 60
                $0.allowsOverdamping = true
            }
            #expect(abs(critical - 100 * stepped(1, 100, 20, 0, 0.2)) < 0.05)
            #expect(abs(x(at: 0.4) - 100 * stepped(1, 100, 60, 0, 0.2)) < 0.05)
        }

        @Test func theMeasuredSpringOfTablesSettlesInHalfASecond() {
            let spring = CASpringAnimation(keyPath: "position")
            (spring.stiffness, spring.damping) = (438.649, 41.888)
            #expect(abs(spring.settlingDuration - 0.5) < 0.001)
            #expect(abs(spring.perceptualDuration - 0.3) < 0.001)
            #expect(abs(spring.bounce) < 0.001)
        }

        @Test func durationAndBounceGiveTheirSpring() {
            let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
            #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
            #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-9)
            #expect(CASpringAnimation(perceptualDuration: 1, bounce: 1).settlingDuration == .infinity)
        }

        @Test func theLayersCopyIsTheSameSpring() throws {
            add {
                ($0.mass, $0.stiffness, $0.damping, $0.initialVelocity) = (2, 3, 4, 5)
                $0.isAdditive = true
            }
            let copy = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
            #expect(copy.mass == 2 && copy.stiffness == 3 && copy.damping == 4 && copy.initialVelocity == 5)
            #expect(copy.isAdditive && copy.keyPath == "position.x")
        }
    }
}
