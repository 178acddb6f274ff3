import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct ShapeLayerTests {
        let screen = Screen()
        let layer = CAShapeLayer()

        init() {
            atOnce {
                layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
                layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
                layer.fillColor = .red
            }
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func ink(_ color: UInt32) -> CGRect {
            var box = CGRect.null
            for y in 0..<100 {
                for x in 0..<100 where screen[x, y] == color {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box
        }

        @Test func defaultsAreCoreAnimations() {
            let layer = CAShapeLayer()
            #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
            #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1 && layer.miterLimit == 10)
            #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
            #expect(layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
        }

        @Test func itFillsItsPathInItsOwnCoordinates() {
            #expect(ink(0xFF0000) == CGRect(x: 30, y: 30, width: 20, height: 20))
            atOnce { layer.bounds.origin = CGPoint(x: 5, y: 5) }
            screen.frame()
            #expect(ink(0xFF0000) == CGRect(x: 25, y: 25, width: 20, height: 20))
        }

        @Test func theLineLiesAboveTheFill() {
            atOnce {
                layer.strokeColor = .blue
                layer.lineWidth = 4
            }
            screen.frame()
            #expect(ink(0x0000FF) == CGRect(x: 28, y: 28, width: 24, height: 24))
            #expect(ink(0xFF0000) == CGRect(x: 32, y: 32, width: 16, height: 16))
        }

        @Test func theShapeReachesBeyondTheBoundsUnlessTheyMask() {
            atOnce { layer.path = CGPath(rect: CGRect(x: -10, y: 10, width: 30, height: 10), transform: nil) }
            screen.frame()
            #expect(ink(0xFF0000) == CGRect(x: 10, y: 30, width: 30, height: 10))
            atOnce { layer.masksToBounds = true }
            screen.frame()
            #expect(ink(0xFF0000) == CGRect(x: 20, y: 30, width: 20, height: 10))
        }

        @Test func itLiesAboveItsContentsAndBelowItsSublayers() {
            atOnce {
                layer.backgroundColor = .green
                layer.addSublayer(CALayer(15, 15, 10, 10, .blue))
            }
            screen.frame()
            #expect(screen[22, 22] == 0x00FF00 && screen[31, 31] == 0xFF0000 && screen[40, 40] == 0x0000FF)
        }

        @Test func theEvenOddRuleLeavesHoles() {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
            atOnce {
                layer.path = path
                layer.fillRule = .evenOdd
            }
            screen.frame()
            #expect(screen[25, 25] == 0xFF0000 && screen[40, 40] == 0xFFFFFF)
        }

        @Test func strokeStartAndEndCutTheLineByItsLength() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
            atOnce {
                layer.path = path
                layer.strokeColor = .blue
                layer.lineWidth = 2
                layer.strokeStart = 0.25
                layer.strokeEnd = 0.75
            }
            screen.frame()
            #expect(ink(0x0000FF) == CGRect(x: 30, y: 24, width: 20, height: 2))
        }

        @Test func dashesAndTheirPhase() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
            atOnce {
                layer.path = path
                layer.strokeColor = .blue
                layer.lineWidth = 2
                layer.lineDashPattern = [10, 5]
                layer.lineDashPhase = 5
            }
            screen.frame()
            let row = (20..<60).filter { screen[$0, 24] == 0x0000FF }
            #expect(row == Array(20..<25) + Array(30..<40) + Array(45..<55))
        }

        @Test func aDrawingLineIsAnAnimationOfStrokeEnd() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
            atOnce {
                layer.path = path
                layer.strokeColor = .blue
                layer.lineWidth = 2
            }
            let draw = CABasicAnimation(keyPath: "strokeEnd")
            draw.fromValue = 0
            draw.toValue = 1
            draw.duration = 1
            layer.add(draw, forKey: nil)
            screen.advance(by: 0.5)
            #expect(ink(0x0000FF) == CGRect(x: 20, y: 24, width: 20, height: 2))
            #expect(screen.pixels == screen.repainted())
        }

        @Test func pathsMorphWhenAnimatedAndNeverByThemselves() {
            let wide = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 20), transform: nil)
            layer.path = wide
            #expect(layer.animationKeys() == nil)
            let morph = CABasicAnimation(keyPath: "path")
            morph.fromValue = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
            morph.duration = 1
            layer.add(morph, forKey: "path")
            screen.advance(by: 0.5)
            #expect(ink(0xFF0000) == CGRect(x: 30, y: 30, width: 30, height: 20))
            #expect(layer.presentation()?.path?.boundingBox.width == 30)
        }

        @Test func thePathIsCopied() {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            atOnce { layer.path = path }
            path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.frame()
            #expect(ink(0xFF0000) == CGRect(x: 20, y: 20, width: 10, height: 10))
        }

        @Test func hitTestingGoesByTheBounds() {
            #expect(screen.root.hitTest(CGPoint(x: 22, y: 22)) === layer)
            #expect(screen.root.hitTest(CGPoint(x: 62, y: 62)) === screen.root)
        }

        @Test func opacityTreatsFillAndLineAsOne() {
            atOnce {
                layer.strokeColor = .blue
                layer.lineWidth = 4
                layer.opacity = 0.5
            }
            screen.frame()
            // Half white, half blue: no red shines through the line.
            #expect([0x7F7FFF, 0x8080FF].contains(screen[30, 31]))
        }

        @Test func aColorChangeDamagesTheShapeOnly() {
            atOnce { layer.fillColor = .blue }
            let damage = screen.frame()
            #expect(damage.count == 1 && damage[0].area <= 40 * 40)
            #expect(screen.pixels == screen.repainted())
            #expect(screen.frame() == [])
        }

        @Test func valuesAreReachedByKey() {
            layer.setValue(3, forKey: "lineWidth")
            #expect(layer.lineWidth == 3 && layer.value(forKey: "lineWidth") as? CGFloat == 3)
            let plain = CALayer()
            plain.setValue("mine", forKey: "path")
            #expect(plain.value(forKey: "path") as? String == "mine")
        }
    }
}
