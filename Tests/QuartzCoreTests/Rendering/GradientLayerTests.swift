import HostInterface
import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct GradientLayerTests {
        let screen = Screen()
        let layer = CAGradientLayer()

        init() {
            atOnce {
                layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
                layer.colors = [CGColor.red, CGColor.blue]
            }
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func parts(_ x: Int, _ y: Int) -> [Int] {
            let pixel = screen[x, y]
            return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
        }

        private func isNear(_ x: Int, _ y: Int, _ color: [Int], within: Int = 4) -> Bool {
            zip(parts(x, y), color).allSatisfy { abs($0 - $1) <= within }
        }

        /// Parts painted one by one may differ from the whole by a level.
        private func isAsRepainted() -> Bool {
            zip(screen.pixels, screen.repainted()).allSatisfy { a, b in
                [0, 8, 16].allSatisfy { shift in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1 }
            }
        }

        @Test func itRunsFromTopToBottomUnlessToldOtherwise() {
            #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
            #expect(layer.type == .axial)
            #expect(isNear(50, 10, [251, 0, 4]) && isNear(50, 30, [127, 0, 127]) && isNear(50, 49, [4, 0, 251]))
            #expect(screen[9, 30] == 0xFFFFFF && screen[50, 50] == 0xFFFFFF)
        }

        @Test func aDiagonalIsStretchedWithTheBounds() {
            atOnce {
                layer.startPoint = .zero
                layer.endPoint = CGPoint(x: 1, y: 1)
            }
            screen.frame()
            // Unit space: both other corners lie half way.
            #expect(isNear(89, 10, [127, 0, 127], within: 6) && isNear(10, 49, [127, 0, 127], within: 6))
        }

        @Test func radialGradientsAreEllipses() {
            atOnce {
                layer.type = .radial
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = CGPoint(x: 1, y: 1)
            }
            screen.frame()
            #expect(isNear(50, 30, [253, 0, 2], within: 8))
            #expect(isNear(70, 30, [127, 0, 127], within: 8) && isNear(50, 40, [127, 0, 127], within: 10))
            #expect(isNear(11, 11, [0, 0, 255]))
        }

        @Test func conicGradientsTurnClockwise() {
            atOnce {
                layer.type = .conic
                layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = CGPoint(x: 0.5, y: 0)
            }
            screen.frame()
            // From the top: a quarter at the right, a half at the bottom.
            #expect(isNear(85, 50, [191, 0, 64]) && isNear(50, 85, [127, 0, 127]) && isNear(15, 50, [64, 0, 191]))
        }

        @Test func locationsAndRoundedCornersCount() {
            atOnce {
                layer.locations = [0.5, 0.5]
                layer.cornerRadius = 20
            }
            screen.frame()
            #expect(screen[50, 28] == 0xFF0000 && screen[50, 31] == 0x0000FF)
            #expect(screen[10, 10] == 0xFFFFFF && screen[89, 49] == 0xFFFFFF)
        }

        @Test func theBackgroundShowsThroughTransparentColors() {
            atOnce {
                layer.backgroundColor = .green
                layer.colors = [CGColor.clear, CGColor.clear]
            }
            screen.frame()
            #expect(screen[50, 30] == 0x00FF00)
        }

        @Test func colorsLocationsAndPointsAnimate() {
            for (key, to) in [
                ("colors", [CGColor.green, CGColor.blue] as Any), ("locations", [0.5, 1]),
                ("startPoint", CGPoint(x: 0.5, y: 0.5)),
            ] {
                let animation = CABasicAnimation(keyPath: key)
                animation.fromValue = layer.value(forKey: key) ?? [0, 1]
                animation.toValue = to
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
            screen.advance(by: 0.5)
            let shown = layer.presentation()!
            #expect(shown.colors?.first as? CGColor == CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 1))
            #expect(shown.locations == [0.25, 1])
            #expect(shown.startPoint == CGPoint(x: 0.5, y: 0.25))
            #expect(isNear(50, 12, [127, 127, 0], within: 6))
            #expect(layer.colors?.first as? CGColor == .red)
        }

        @Test func changedColorsFadeByThemselves() {
            layer.colors = [CGColor.blue, CGColor.red]
            #expect(layer.animation(forKey: "colors") != nil)
        }

        @Test func aChangeDamagesTheLayerOnly() {
            atOnce { layer.colors = [CGColor.red, CGColor.green] }
            #expect(screen.frame() == [PixelRect(x: 10, y: 10, width: 80, height: 40)])
            #expect(screen.frame() == [])
            #expect(isAsRepainted())
        }

        @Test func aGradientThatOnlyScrolledIsNotPaintedAgain() {
            let list = CALayer(0, 0, 100, 100, .white)
            list.masksToBounds = true
            atOnce {
                screen.root.addSublayer(list)
                list.addSublayer(layer)
            }
            screen.frame()
            atOnce { list.bounds.origin.y = 5 }
            screen.frame()
            #expect(screen.statistics.pixelsPainted < 100 * 100 / 4)
            #expect(screen.statistics.pixelsMoved == 95 * 100)
            #expect(isNear(50, 5, [251, 0, 4]) && isAsRepainted())
        }

        @Test func partlyRepaintedGradientsHaveNoSeam() {
            atOnce {
                layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                layer.startPoint = .zero
                layer.endPoint = CGPoint(x: 1, y: 1)
            }
            let mark = CALayer(20, 20, 13, 17, .green)
            atOnce { screen.root.addSublayer(mark) }
            screen.frame()
            atOnce { mark.position.x += 31 }
            screen.frame()
            #expect(isAsRepainted())
        }
    }
}
