import Testing

@testable import QuartzCore

extension Layers {
    /// Layers that scroll, and layers that draw in tiles.
    @MainActor
    @Suite
    struct ScrollLayerTests {
        private final class Tiles: CATiledLayer {
            var clips: [CGRect] = []

            override func draw(in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
        }

        @Test func aScrollLayerScrollsAlongItsAxesOnly() {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.scrollMode = .vertically
            layer.scroll(to: CGPoint(x: 30, y: 40))
            #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
            layer.scrollMode = .none
            layer.scroll(to: CGPoint(x: 30, y: 50))
            #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
        }

        @Test func aSublayerScrollsItsScrollLayerAsLittleAsNecessary() {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let content = CALayer()
            content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            layer.addSublayer(content)
            content.scrollRectToVisible(CGRect(x: 120, y: 20, width: 50, height: 50))
            #expect(layer.bounds.origin == CGPoint(x: 70, y: 0))
            #expect(content.visibleRect == CGRect(x: 70, y: 0, width: 100, height: 100))
        }

        @Test func aTiledLayerDrawsEachTileWithItsClip() {
            let layer = Tiles()
            layer.tileSize = CGSize(width: 64, height: 64)
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 64)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            #expect(
                layer.clips == [
                    CGRect(x: 0, y: 0, width: 64, height: 64), CGRect(x: 64, y: 0, width: 36, height: 64),
                ])
        }
    }
}
