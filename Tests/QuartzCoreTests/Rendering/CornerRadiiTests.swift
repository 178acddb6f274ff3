import Testing

@testable import QuartzCore

extension Layers {
    /// Layers whose corners have different radii.
    @MainActor
    @Suite
    struct CornerRadiiTests {
        private let screen = Screen()
        private let layer = CALayer(20, 20, 60, 60, .red)

        init() {
            screen.root.addSublayer(layer)
            atOnce {
                layer.cornerRadii = CornerRadii(minXMinY: 30, maxXMinY: 10, minXMaxY: 0, maxXMaxY: 20)
            }
            screen.frame()
        }

        /// How far from a corner the layer begins on the diagonal, in pixels.
        private func cut(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int, in color: UInt32 = 0xFFFFFF) -> Int {
            (0..<30).first { screen[x + $0 * dx, y + $0 * dy] != color } ?? 30
        }

        private var cuts: [Int] {
            [cut(20, 20, 1, 1), cut(79, 20, -1, 1), cut(20, 79, 1, -1), cut(79, 79, -1, -1)]
        }

        @Test func eachCornerHasItsRadius() {
            // A circle is at a distance of 0.293 radii from its corner, along each axis.
            #expect(cuts == [8, 2, 0, 5])
            #expect(screen.pixels == screen.repainted())
            #expect(layer.cornerRadius == 0)
            atOnce { layer.cornerRadius = 20 }
            screen.frame()
            #expect(cuts == [8, 2, 0, 5])
        }

        @Test func aBorderFollowsThem() {
            atOnce {
                layer.borderWidth = 12
                layer.borderColor = .blue
            }
            screen.frame()
            #expect(cuts == [8, 2, 0, 5])
            // Inside, the radii are smaller by the width: 18, 0, 0 and 8.
            #expect(screen[33, 33] == 0x0000FF && screen[39, 39] == 0xFF0000)
            #expect(screen[67, 32] == 0xFF0000 && screen[32, 67] == 0xFF0000)
            #expect(screen[67, 67] != 0xFF0000)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func theyClipWhatIsInside() {
            let inside = CALayer(0, 0, 60, 60, .blue)
            atOnce {
                layer.addSublayer(inside)
                layer.masksToBounds = true
            }
            screen.frame()
            #expect(cuts == [8, 2, 0, 5])
            #expect(screen[50, 50] == 0x0000FF)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aMirroredLayerHasThemExchanged() {
            atOnce { layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1)) }
            screen.frame()
            #expect(cuts == [2, 8, 5, 0])
            atOnce { layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1)) }
            screen.frame()
            #expect(cuts == [0, 5, 8, 2])
        }

        @Test func aTurnedLayerHasThemToo() {
            atOnce { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)) }
            screen.frame()
            let turned = cuts
            #expect(turned[1] >= 7 && turned[0] == 0 && turned[2] >= 4 && turned[3] <= 3)
        }

        @Test func withoutThemTheRadiusOfTheLayerCounts() {
            atOnce {
                layer.cornerRadius = 10
                layer.cornerRadii = CornerRadii(minXMinY: 0, maxXMinY: 0, minXMaxY: 0, maxXMaxY: 0)
            }
            screen.frame()
            #expect(cuts == [0, 0, 0, 0])
            atOnce { layer.cornerRadii = nil }
            screen.frame()
            #expect(cuts == [2, 2, 2, 2])
        }
    }
}
