import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct LayerPassTests {
        final class Recorder: CALayer {
            var layouts = 0
            var onLayout: () -> Void = {}

            override func layoutSublayers() {
                layouts += 1
                onLayout()
            }
        }

        @Test func theLayoutPassVisitsDirtyLayersOnly() {
            let screen = Screen()
            let layers = (0..<4).map { _ in Recorder() }
            screen.root.addSublayer(layers[0])
            screen.root.addSublayer(layers[1])
            layers[0].addSublayer(layers[2])
            layers[1].addSublayer(layers[3])
            screen.frame()
            let before = layers.map(\.layouts)
            layers[3].setNeedsLayout()
            screen.frame()
            #expect(zip(layers, before).map { $0.layouts - $1 } == [0, 0, 0, 1])
        }

        @Test func changingTheSizeAsksForLayoutAndScrollingDoesNot() {
            let layer = Recorder()
            layer.layoutIfNeeded()
            layer.bounds.origin.y = 10
            #expect(!layer.needsLayout())
            layer.bounds.size.height = 10
            #expect(layer.needsLayout())
        }

        @Test func layoutIfNeededStartsAtTheTopOfTheDirtyLine() {
            let top = Recorder()
            let middle = Recorder()
            let bottom = Recorder()
            top.addSublayer(middle)
            middle.addSublayer(bottom)
            top.layoutIfNeeded()
            let before = [top, middle, bottom].map(\.layouts)
            middle.setNeedsLayout()
            bottom.setNeedsLayout()
            bottom.layoutIfNeeded()
            #expect(zip([top, middle, bottom], before).map { $0.layouts - $1 } == [0, 1, 1])
        }

        @Test func layoutThatDirtiesItsSuperlayerRunsAgainInTheSamePass() {
            let top = Recorder()
            let child = Recorder()
            top.addSublayer(child)
            top.layoutIfNeeded()
            let before = top.layouts
            var isFirst = true
            child.onLayout = {
                if isFirst { top.setNeedsLayout() }
                isFirst = false
            }
            child.setNeedsLayout()
            top.layoutIfNeeded()
            #expect(top.layouts == before + 1)
            #expect(!top.needsLayout())
        }

        @Test func endlessLayoutIsLeftToTheNextFrame() {
            let layer = Recorder()
            layer.onLayout = { [unowned layer] in layer.setNeedsLayout() }
            layer.layoutIfNeeded()
            #expect(layer.needsLayout())
            #expect(layer.layouts < 100)
        }

        final class Drawer: CALayer {
            var draws = 0

            override func draw(in ctx: CGContext) {
                draws += 1
                ctx.setFillColor(.red)
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }

        @Test func aLayerDrawsOnceAndIsRepaintedFromItsRecording() {
            let screen = Screen()
            let layer = Drawer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            screen.root.addSublayer(layer)
            layer.setNeedsDisplay()
            screen.frame()
            #expect(screen.statistics.layersRedrawn == 1)
            #expect(screen[12, 12] == 0xFF0000 && screen[16, 16] == 0xFFFFFF)
            atOnce { layer.position.x += 30 }
            screen.frame()
            #expect(screen.statistics.layersRedrawn == 0)
            #expect(screen[42, 12] == 0xFF0000 && screen[12, 12] == 0xFFFFFF)
            #expect(layer.draws == 1)
        }

        @Test func needsDisplayOnBoundsChangeDrawsAgain() {
            let screen = Screen()
            let layer = Drawer()
            layer.wantsDisplay = true
            layer.needsDisplayOnBoundsChange = true
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            screen.root.addSublayer(layer)
            screen.frame()
            atOnce { layer.bounds.size.width = 30 }
            screen.frame()
            #expect(layer.draws == 2)
        }

        @Test func aRecordingIsStretchedWhenTheSizeChangesWithoutDisplay() {
            let screen = Screen()
            let layer = Drawer()
            layer.wantsDisplay = true
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            screen.root.addSublayer(layer)
            screen.frame()
            atOnce { layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
            screen.frame()
            #expect(screen[8, 8] == 0xFF0000)
            #expect(layer.draws == 1)
        }

        final class DisplayDelegate: NSObject, CALayerDelegate {
            var displays = 0

            func display(_ layer: CALayer) {
                displays += 1
                layer.contents = CGImage(width: 2, height: 2) { pixels, row in
                    for y in 0..<2 { for x in 0..<2 { pixels[y * row + x] = 0xFF00_FF00 } }
                }
            }
        }

        @Test func aDelegatesDisplayReplacesDrawing() {
            let screen = Screen()
            let layer = CALayer(0, 0, 20, 20)
            let delegate = DisplayDelegate()
            layer.delegate = delegate
            screen.root.addSublayer(layer)
            layer.setNeedsDisplay()
            screen.frame()
            #expect(delegate.displays == 1)
            #expect(screen[10, 10] == 0x00FF00)
        }

        final class DrawingDelegate: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(.blue)
                ctx.fill(layer.bounds)
            }
        }

        @Test func aDelegateDrawsThroughTheLayersContext() {
            let screen = Screen()
            let layer = CALayer(30, 0, 20, 20)
            let delegate = DrawingDelegate()
            layer.delegate = delegate
            layer.bounds.origin = CGPoint(x: 7, y: 9)
            screen.root.addSublayer(layer)
            layer.setNeedsDisplay()
            screen.frame()
            #expect(screen[30, 0] == 0x0000FF && screen[49, 19] == 0x0000FF && screen[50, 19] == 0xFFFFFF)
        }

        @Test func layersOutsideEveryWindowAskForNoFrame() {
            let screen = Screen()
            screen.frame()
            #expect(!FrameClock.needsFrames)
            let loose = CALayer(0, 0, 10, 10)
            loose.setNeedsLayout()
            CATransaction.flush()
            #expect(!FrameClock.needsFrames)
            screen.root.addSublayer(loose)
            #expect(FrameClock.needsFrames)
        }
    }
}
