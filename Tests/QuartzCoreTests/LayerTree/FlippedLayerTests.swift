import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct FlippedLayerTests {
        let screen = Screen()
        let layer = CALayer(10, 10, 50, 50, .black)

        init() {
            atOnce {
                screen.root.addSublayer(layer)
                layer.isGeometryFlipped = true
            }
        }

        @Test func sublayersArePlacedFromTheLowerEdge() {
            atOnce { layer.addSublayer(CALayer(0, 0, 10, 20, .red)) }
            screen.frame()
            #expect(screen[12, 58] == 0xFF0000 && screen[12, 42] == 0xFF0000)
            #expect(screen[12, 38] == 0 && screen[12, 12] == 0)
        }

        @Test func pointsAreConvertedAsTheyAreShown() {
            #expect(layer.convert(CGPoint(x: 5, y: 5), to: screen.root) == CGPoint(x: 15, y: 15))
            let inner = CALayer(0, 0, 10, 20)
            layer.addSublayer(inner)
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen.root) == CGPoint(x: 11, y: 58))
        }

        @Test func whatSublayersShowStaysUpright() {
            let drawn = HalfRed()
            atOnce {
                drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                layer.addSublayer(drawn)
                drawn.setNeedsDisplay()
            }
            screen.frame()
            #expect(screen[12, 42] == 0xFF0000)
            #expect(screen[12, 58] == 0)
        }

        @Test func twoFlipsCancelEachOther() {
            let inner = CALayer(0, 0, 50, 50)
            #expect(layer.contentsAreFlipped() && !screen.root.contentsAreFlipped())
            atOnce {
                layer.addSublayer(inner)
                inner.isGeometryFlipped = true
                inner.addSublayer(CALayer(0, 0, 10, 10, .red))
            }
            #expect(!inner.contentsAreFlipped())
            screen.frame()
            #expect(screen[12, 12] == 0xFF0000 && screen[12, 58] == 0)
        }

        @Test func aBranchThatWasShownElsewhereStaysUpright() {
            let drawn = HalfRed()
            atOnce {
                drawn.frame = CGRect(x: 70, y: 0, width: 10, height: 20)
                screen.root.addSublayer(drawn)
                drawn.setNeedsDisplay()
            }
            screen.frame()
            atOnce {
                drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                layer.addSublayer(drawn)
            }
            screen.frame()
            #expect(screen[12, 42] == 0xFF0000 && screen[12, 58] == 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aFlipMovesWhatIsAlreadyShown() {
            atOnce { layer.addSublayer(CALayer(0, 0, 10, 10, .red)) }
            screen.frame()
            atOnce { layer.isGeometryFlipped = false }
            screen.frame()
            #expect(screen[12, 12] == 0xFF0000 && screen[12, 58] == 0)
            #expect(screen.pixels == screen.repainted())
        }
    }
}

/// Draws its upper half red.
private final class HalfRed: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2))
    }
}
