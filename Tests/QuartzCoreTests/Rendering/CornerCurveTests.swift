import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct CornerCurveTests {
        let screen = Screen(scale: 2)
        let layer = CALayer(10, 10, 80, 80, .red)

        init() {
            atOnce {
                layer.cornerRadius = 20
                layer.cornerCurve = .continuous
            }
            screen.root.addSublayer(layer)
            screen.frame()
        }

        @Test func theExpansionFactorIsApples() {
            #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
            #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-9)
            #expect(CALayer().cornerCurve == .circular)
        }

        /// The first pixel of a row that is more than half red, from the layer's left edge.
        private func start(row: Int) -> Int {
            (20..<180).first { screen[$0, 20 + row] & 0xFF < 128 }! - 20
        }

        @Test func theCurveLeavesTheEdgeEarlierThanACircle() {
            // 20 pt at scale 2: the straight edge begins 61 pixels from the corner, a circle's 40.
            #expect(screen[20 + 50, 20] != 0xFF0000)
            #expect(screen[20 + 62, 20] == 0xFF0000)
            let continuous = (0..<40).map { start(row: $0) }
            atOnce { layer.cornerCurve = .circular }
            screen.frame()
            #expect(screen[20 + 50, 20] == 0xFF0000)
            // In the middle of the corner both are nearly the same.
            #expect(abs(continuous[12] - start(row: 12)) <= 1)
        }

        @Test func masksAndPathsHaveTheSameOutline() {
            let upright = screen.pixels
            atOnce { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
            screen.frame()
            var different = 0
            for (a, b) in zip(upright, screen.pixels) where abs(Int(a & 255) - Int(b & 255)) > 32 { different += 1 }
            #expect(different == 0)
        }

        @Test func bordersClipsAndShadowsFollowTheCurve() {
            let inner = CALayer(0, 0, 80, 80, .blue)
            atOnce {
                layer.addSublayer(inner)
                layer.masksToBounds = true
                layer.borderWidth = 2
                layer.borderColor = .green
            }
            screen.frame()
            #expect(screen.pixels == screen.repainted())
            #expect(screen[20 + 4, 20 + 4] == 0xFFFFFF)
            #expect(screen[100, 21] == 0x00FF00 && screen[100, 26] == 0x0000FF)
        }

        @Test func aScrolledListKeepsItsContinuousCorners() {
            let list = CALayer(0, 0, 100, 100, .white)
            atOnce {
                screen.root.backgroundColor = .blue
                screen.root.addSublayer(list)
                list.cornerRadius = 20
                list.cornerCurve = .continuous
                list.masksToBounds = true
                for index in 0..<20 { list.addSublayer(CALayer(0, CGFloat(index) * 20, 100, 10, .green)) }
            }
            screen.frame()
            for _ in 0..<5 {
                atOnce { list.bounds.origin.y += 7 }
                screen.frame()
                #expect(screen.statistics.pixelsMoved > 0)
                #expect(screen.pixels == screen.repainted())
            }
        }

        @Test func aCapsuleIsRoundedWithCircles() {
            let capsule = CALayer(0, 0, 100, 20, .green)
            atOnce {
                screen.root.addSublayer(capsule)
                capsule.cornerRadius = 10
                capsule.cornerCurve = .continuous
            }
            screen.frame()
            #expect(screen[0, 0] & 0xFF > 200 && screen[20, 20] == 0x00FF00)
        }
    }
}
