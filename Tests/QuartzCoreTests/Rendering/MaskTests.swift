import HostInterface
import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct MaskTests {
        let screen = Screen()
        let layer = CALayer(20, 20, 60, 60, .red)
        let mask = CALayer(10, 10, 20, 20, .black)

        init() {
            atOnce { layer.mask = mask }
            screen.root.addSublayer(layer)
            screen.frame()
        }

        @Test func onlyWhatTheMaskCoversShows() {
            #expect(screen[30, 30] == 0xFF0000 && screen[49, 49] == 0xFF0000)
            #expect(screen[29, 30] == 0xFFFFFF && screen[50, 49] == 0xFFFFFF)
        }

        @Test func theMasksAlphaCountsAndNotItsColor() {
            atOnce { mask.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5) }
            screen.frame()
            #expect([0xFF7F7F, 0xFF8080].contains(screen[40, 40]))
        }

        @Test func sublayersShadowAndOpacityAreMaskedTogether() {
            atOnce {
                layer.addSublayer(CALayer(0, 0, 60, 20, .blue))
                layer.shadowOpacity = 1
                layer.opacity = 0.5
            }
            screen.frame()
            #expect([0x7F7FFF, 0x8080FF].contains(screen[35, 35]))
            #expect(screen[22, 83] == 0xFFFFFF)
        }

        @Test func aGradientOrAShapeMasks() {
            let fade = CAGradientLayer()
            atOnce {
                fade.frame = layer.bounds
                fade.colors = [CGColor.black, CGColor(gray: 0, alpha: 0)]
                layer.mask = fade
            }
            screen.frame()
            #expect(screen[50, 20] & 0xFF < 8 && screen[50, 79] & 0xFF > 247)
            let dot = CAShapeLayer()
            atOnce {
                dot.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 20, height: 20), transform: nil)
                layer.mask = dot
            }
            screen.frame()
            #expect(screen[50, 50] == 0xFF0000 && screen[41, 41] == 0xFFFFFF)
        }

        @Test func aMovingMaskDamagesTheMaskedLayerOnly() {
            atOnce { mask.position.x += 10 }
            let damage = screen.frame()
            #expect(
                !damage.isEmpty && damage.allSatisfy { PixelRect(x: 20, y: 20, width: 60, height: 60).contains($0) })
            #expect(screen.pixels == screen.repainted())
            #expect(screen[39, 35] == 0xFFFFFF && screen[59, 35] == 0xFF0000)
            #expect(screen.frame() == [])
        }

        @Test func aMasksAnimationIsShown() {
            let slide = CABasicAnimation(keyPath: "position.x")
            slide.fromValue = 20
            slide.toValue = 40
            slide.duration = 1
            mask.add(slide, forKey: nil)
            screen.advance(by: 0.5)
            #expect(screen[39, 35] == 0xFFFFFF && screen[40, 35] == 0xFF0000 && screen[59, 35] == 0xFF0000)
        }

        @Test func aMaskThatShowsNothingHidesTheLayerUntilItGoes() {
            atOnce { mask.isHidden = true }
            screen.frame()
            #expect(screen[40, 40] == 0xFFFFFF)
            atOnce { layer.mask = nil }
            screen.frame()
            #expect(screen[20, 20] == 0xFF0000 && screen[79, 79] == 0xFF0000)
            #expect(mask.superlayer == nil)
        }

        @Test func aMaskLeavesWhateverTreeItWasIn() {
            let other = CALayer(0, 0, 10, 10, .green)
            other.addSublayer(mask)
            #expect(layer.mask == nil && mask.superlayer === other)
            layer.mask = mask
            #expect(other.sublayers == nil && layer.mask === mask && layer.sublayers == nil)
            mask.removeFromSuperlayer()
            #expect(layer.mask == nil)
        }

        @Test func masksAreLaidOutAndDisplayed() {
            final class Drawn: CALayer {
                var layouts = 0
                override func layoutSublayers() { layouts += 1 }
                override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
            }
            let drawn = Drawn()
            atOnce {
                drawn.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
                layer.mask = drawn
                drawn.setNeedsDisplay()
            }
            screen.frame()
            #expect(drawn.layouts == 1)
            #expect(screen[22, 22] == 0xFF0000 && screen[30, 30] == 0xFFFFFF)
        }

        @Test func renderingIntoAContextMasksToo() throws {
            let picture = try #require(CGContext(size: CGSize(width: 60, height: 60), scale: 1))
            layer.render(in: picture)
            let image = try #require(picture.makeImage())
            #expect(image.color(x: 15, y: 15).red == 255 && image.color(x: 5, y: 5).alpha == 0)
        }
    }
}
