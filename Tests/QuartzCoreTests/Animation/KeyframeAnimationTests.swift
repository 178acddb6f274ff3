import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct KeyframeAnimationTests {
        let screen = Screen()
        let layer = CALayer(0, 0, 10, 10, .red)

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func add(_ keyPath: String, _ values: [Any]?, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: keyPath)
        }

        private func presentation(at time: Double) -> CALayer {
            screen.clock.advance(by: time - (screen.clock.now - 100))
            return layer.presentation()!
        }

        private func x(at time: Double) -> CGFloat {
            presentation(at: time).position.x
        }

        @Test func valuesAreReachedAtEvenTimes() {
            add("position.x", [0, 100, 20])
            #expect(x(at: 0) == 0)
            #expect(x(at: 0.25) == 50)
            #expect(x(at: 0.5) == 100)
            #expect(x(at: 0.75) == 60)
        }

        @Test func keyTimesSayWhenAValueIsReached() {
            add("position.x", [0, 100, 20]) { $0.keyTimes = [0, 0.2, 1] }
            #expect(abs(x(at: 0.1) - 50) < 1e-6)
            #expect(abs(x(at: 0.2) - 100) < 1e-6)
            #expect(abs(x(at: 0.6) - 60) < 1e-6)
        }

        @Test func keyTimesThatDoNotFitAreIgnored() {
            add("position.x", [0, 100, 20]) { $0.keyTimes = [0, 1] }
            #expect(x(at: 0.5) == 100)
        }

        @Test func everySegmentHasItsOwnPace() {
            let easeIn = CAMediaTimingFunction(name: .easeIn)
            add("position.x", [0, 100, 0]) { $0.timingFunctions = [easeIn, CAMediaTimingFunction(name: .linear)] }
            #expect(abs(x(at: 0.25) - 100 * CGFloat(easeIn.progress(at: 0.5))) < 1e-9)
            #expect(x(at: 0.75) == 50)
        }

        @Test func discreteValuesStandForTheirTime() {
            add("position.x", [10, 20, 30]) {
                $0.calculationMode = .discrete
                $0.keyTimes = [0, 0.5, 0.9, 1]
            }
            #expect(x(at: 0.4) == 10)
            #expect(x(at: 0.5) == 20)
            #expect(x(at: 0.89) == 20)
            #expect(x(at: 0.95) == 30)
        }

        @Test func pacedValuesMoveAtOneSpeed() {
            add("position", [CGPoint.zero, CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90)]) {
                $0.calculationMode = .paced
                $0.keyTimes = [0, 0.9, 1]
            }
            #expect(presentation(at: 0.25).position == CGPoint(x: 15, y: 20))
            #expect(presentation(at: 0.75).position == CGPoint(x: 30, y: 65))
        }

        @Test func cubicValuesPassThroughEveryKeyframeWithoutACorner() {
            add("position.x", [0, 10, 40, 40]) { $0.calculationMode = .cubic }
            #expect(abs(x(at: 1.0 / 3) - 10) < 1e-6)
            // Catmull-Rom in the middle of two values: (-a + 9 b + 9 c - d) / 16.
            #expect(abs(x(at: 0.5) - (9 * 10 + 9 * 40 - 40) / 16) < 1e-6)
            let (before, after) = (x(at: 2.0 / 3 - 0.001), x(at: 2.0 / 3 + 0.001))
            #expect(abs((40 - before) - (after - 40)) < 0.001)
        }

        @Test func fullTensionStopsAtEveryKeyframe() {
            add("position.x", [0, 50, 100]) {
                $0.calculationMode = .cubic
                $0.tensionValues = [1, 1, 1]
            }
            // A smooth step: 3 t^2 - 2 t^3.
            #expect(abs(x(at: 0.125) - 50 * 0.15625) < 1e-6)
        }

        @Test func aPathLeadsThePosition() {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 90))
            add("position", nil) { $0.path = path }
            path.addLine(to: CGPoint(x: 500, y: 500))
            #expect(presentation(at: 0.25).position == CGPoint(x: 5, y: 0))
            #expect(presentation(at: 0.75).position == CGPoint(x: 10, y: 45))
        }

        @Test func aPacedPathMovesAtOneSpeedAlongItsCurves() {
            let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
            add("position", nil) {
                $0.path = circle
                $0.calculationMode = .paced
            }
            for part in [0.1, 0.3, 0.65] {
                let point = presentation(at: part).position
                #expect(abs(point.x - 100 * cos(part * 2 * .pi)) < 0.1)
                #expect(abs(point.y - 100 * sin(part * 2 * .pi)) < 0.1)
            }
        }

        @Test func aLayerTurnsAlongItsPath() {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: 50))
            add("position", nil) {
                $0.path = path
                $0.rotationMode = .rotateAuto
            }
            let shown = presentation(at: 0.5).affineTransform()
            #expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
        }

        @Test func additiveKeyframesAddToTheModel() {
            layer.position = CGPoint(x: 7, y: 7)
            layer.removeAllAnimations()
            add("position.x", [0, 100]) { $0.isAdditive = true }
            #expect(x(at: 0.5) == 57)
        }

        @Test func cumulativeRunsGoOnFromWhereTheLastEnded() {
            add("position.x", [0, 10]) {
                $0.isCumulative = true
                $0.repeatCount = 3
            }
            #expect(x(at: 0.5) == 5)
            #expect(x(at: 1.5) == 15)
            #expect(x(at: 2.5) == 25)
        }

        @Test func groupsRunTheirAnimationsInTheirOwnTime() {
            let move = CAKeyframeAnimation(keyPath: "position.x")
            move.values = [0, 100]
            let late = CASpringAnimation(keyPath: "opacity")
            late.fromValue = 0
            late.toValue = 0
            late.beginTime = 1
            late.duration = 1
            let group = CAAnimationGroup()
            group.animations = [move, late]
            group.duration = 2
            layer.add(group, forKey: "group")
            #expect(presentation(at: 0.5).opacity == 1)
            #expect(x(at: 1) == 50)
            #expect(presentation(at: 1.5).opacity == 0)
        }

        @Test func pathsOfOneStructureChangePointByPoint() throws {
            let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
            add("shadowPath", [small, large])
            #expect(try #require(presentation(at: 0.5).shadowPath).boundingBox.width == 20)
            layer.removeAllAnimations()
            add("shadowPath", [small, CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)])
            #expect(try #require(presentation(at: 0.75).shadowPath).boundingBox.width == 10)
        }

        @Test func presentationLayersAreOfTheirModelsClass() throws {
            final class Gauge: CALayer {
                var level = 3
                override init() { super.init() }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override init(layer: Any) {
                    level = (layer as? Gauge)?.level ?? 0
                    super.init(layer: layer)
                }
            }
            let gauge = Gauge()
            gauge.level = 8
            screen.root.addSublayer(gauge)
            screen.frame()
            let shown = try #require(gauge.presentation())
            #expect(shown.level == 8 && shown !== gauge && shown.model() === gauge)
        }
    }
}
