import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct PaintingTests {
        /// Within 2 of 255 in each component.
        private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
            [16, 8, 0].allSatisfy { shift in
                abs(Int(pixel >> shift & 255) - Int(expected >> shift & 255)) <= 2
            }
        }

        @Test func backgroundsFillWholePixels() {
            let screen = Screen(scale: 2)
            screen.root.addSublayer(CALayer(10.25, 10, 10, 10, .red))
            screen.frame()
            #expect(screen[20, 20] == 0xFFFFFF && screen[21, 20] == 0xFF0000)
            #expect(screen[40, 39] == 0xFF0000 && screen[41, 39] == 0xFFFFFF)
        }

        @Test(arguments: [1, 2, 3]) func aHairlineIsOnePixel(scale: Int) {
            let screen = Screen(scale: CGFloat(scale))
            let thickness = 1 / CGFloat(scale)
            screen.root.addSublayer(CALayer(0, 44 - thickness, 100, thickness, .black))
            screen.frame()
            let dark = (0..<screen.height).filter { screen[5, $0] == 0 }
            #expect(dark == [44 * scale - 1])
        }

        @Test func neighboursWithFractionalEdgesMeet() {
            let screen = Screen(scale: 2, background: .black)
            for row in 0..<5 { screen.root.addSublayer(CALayer(0, CGFloat(row) * 19.3, 100, 19.3, .red)) }
            screen.frame()
            #expect((0..<193).allSatisfy { screen[50, $0] == 0xFF0000 })
        }

        @Test func opacityMixesTheBranchAsOnePicture() {
            let screen = Screen()
            let box = CALayer(0, 0, 40, 40, .red)
            box.addSublayer(CALayer(10, 10, 20, 20, .blue))
            box.opacity = 0.5
            screen.root.addSublayer(box)
            screen.frame()
            #expect(isNear(screen[5, 5], 0xFF7F7F))
            // Blue alone, not blue over red.
            #expect(isNear(screen[20, 20], 0x7F7FFF))
            #expect(screen[45, 45] == 0xFFFFFF)
        }

        @Test func roundedCornersCutTheBackgroundAndWhatIsClipped() {
            let screen = Screen()
            let box = CALayer(10, 10, 40, 40, .red)
            box.cornerRadius = 12
            box.masksToBounds = true
            box.addSublayer(CALayer(0, 0, 40, 20, .blue))
            screen.root.addSublayer(box)
            screen.frame()
            #expect(screen[10, 10] == 0xFFFFFF && screen[49, 49] == 0xFFFFFF)
            #expect(screen[30, 12] == 0x0000FF && screen[30, 45] == 0xFF0000)
        }

        @Test func onlyTheCornersOfTheMaskAreRound() {
            let screen = Screen()
            let box = CALayer(10, 10, 40, 40, .red)
            box.cornerRadius = 12
            box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            screen.root.addSublayer(box)
            screen.frame()
            #expect(screen[10, 10] == 0xFFFFFF && screen[49, 49] == 0xFFFFFF)
            #expect(screen[49, 10] == 0xFF0000 && screen[10, 49] == 0xFF0000)
        }

        @Test func aBorderLiesInsideTheBoundsAboveTheSublayers() {
            let screen = Screen()
            let box = CALayer(10, 10, 40, 40, .red)
            box.borderWidth = 2
            box.borderColor = .blue
            box.addSublayer(CALayer(0, 0, 40, 40, .green))
            screen.root.addSublayer(box)
            screen.frame()
            #expect(screen[10, 30] == 0x0000FF && screen[11, 30] == 0x0000FF && screen[12, 30] == 0x00FF00)
            #expect(screen[9, 30] == 0xFFFFFF)
        }

        @Test func aShadowFadesOutAroundItsLayer() {
            let screen = Screen()
            let box = CALayer(30, 30, 40, 40, .red)
            box.shadowOpacity = 1
            box.shadowOffset = CGSize(width: 0, height: 0)
            box.shadowRadius = 4
            screen.root.addSublayer(box)
            screen.frame()
            let line = (70..<90).map { Int(screen[$0, 50] & 255) }
            #expect(line == line.sorted())
            #expect(line[0] > 90 && line[0] < 170)
            #expect(line[19] == 255)
            #expect(screen[50, 50] == 0xFF0000)
        }

        @Test func aSoftShadowIsBlurredFewTimesWhileItsLayerGrows() {
            let screen = Screen(scale: 2)
            let box = CALayer(30, 30, 40, 40, .red)
            box.shadowOpacity = 1
            box.shadowRadius = 5
            screen.root.addSublayer(box)
            screen.frame()
            let before = ShadowPainter.picturesMade
            for step in 1...20 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                box.setAffineTransform(CGAffineTransform(scaleX: 1 + CGFloat(step) / 100, y: 1 + CGFloat(step) / 100))
                CATransaction.commit()
                screen.frame()
            }
            #expect(1...2 ~= ShadowPainter.picturesMade - before)
        }

        @Test func aClippingLayerShowsNoShadow() {
            let screen = Screen()
            let box = CALayer(30, 30, 40, 40, .red)
            box.shadowOpacity = 1
            box.masksToBounds = true
            screen.root.addSublayer(box)
            screen.frame()
            #expect(screen[50, 29] == 0xFFFFFF && screen[50, 70] == 0xFFFFFF)
        }

        @Test func theShadowOfALayerWithoutBackgroundIsThatOfItsSublayers() {
            let screen = Screen()
            let box = CALayer(0, 0, 100, 100)
            box.addSublayer(CALayer(40, 40, 20, 20, .red))
            box.shadowOpacity = 1
            box.shadowOffset = CGSize(width: 20, height: 0)
            box.shadowRadius = 0
            screen.root.addSublayer(box)
            screen.frame()
            #expect(screen[70, 50] == 0 && screen[50, 50] == 0xFF0000 && screen[85, 50] == 0xFFFFFF)
        }

        @Test func anEmptyLayerHasNoShadow() {
            let screen = Screen()
            let empty = CALayer(30, 30, 40, 40)
            let endless = CALayer(30, 30, 40, 40)
            endless.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1e30, height: 40), transform: nil)
            for box in [empty, endless] {
                box.shadowOpacity = 1
                screen.root.addSublayer(box)
                screen.frame()
                #expect(screen[50, 50] == 0xFFFFFF)
            }
        }

        @Test func hiddenAndTransparentLayersPaintNothing() {
            let screen = Screen()
            let hidden = CALayer(0, 0, 40, 40, .red)
            hidden.isHidden = true
            let clear = CALayer(0, 0, 40, 40, .red)
            clear.opacity = 0
            screen.root.sublayers = [hidden, clear]
            screen.frame()
            #expect(screen[5, 5] == 0xFFFFFF)
            atOnce { hidden.isHidden = false }
            screen.frame()
            #expect(screen[5, 5] == 0xFF0000)
        }

        @Test func siblingsArePaintedByZPosition() {
            let screen = Screen()
            let front = CALayer(0, 0, 40, 40, .red)
            front.zPosition = 1
            screen.root.sublayers = [front, CALayer(0, 0, 40, 40, .blue)]
            screen.frame()
            #expect(screen[5, 5] == 0xFF0000)
            atOnce { front.zPosition = -1 }
            screen.frame()
            #expect(screen[5, 5] == 0x0000FF)
        }

        @Test func aRotatedLayerIsPaintedTurned() {
            let screen = Screen()
            let bar = CALayer(20, 45, 60, 10, .red)
            bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            screen.root.addSublayer(bar)
            screen.frame()
            #expect(screen[50, 25] == 0xFF0000 && screen[25, 50] == 0xFFFFFF)
        }

        private func picture(_ width: Int, _ height: Int) -> CGImage {
            // Left half red, right half blue.
            CGImage(width: width, height: height) { pixels, row in
                for y in 0..<height {
                    for x in 0..<width { pixels[y * row + x] = x < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF }
                }
            }!
        }

        @Test func contentsFollowTheirGravity() {
            for (gravity, red, blue, white) in [
                (CALayerContentsGravity.resize, (20, 20), (70, 70), (90, 90)),
                (.center, (38, 40), (42, 40), (20, 40)), (.bottomLeft, (2, 2), (8, 2), (15, 2)),
                (.topRight, (72, 78), (78, 78), (60, 78)), (.resizeAspect, (20, 40), (60, 40), (40, 5)),
            ] {
                let screen = Screen()
                let layer = CALayer(0, 0, 80, 80)
                layer.contents = picture(10, 5)
                layer.contentsGravity = gravity
                screen.root.addSublayer(layer)
                screen.frame()
                #expect(screen[red.0, red.1] == 0xFF0000, "\(gravity)")
                #expect(screen[blue.0, blue.1] == 0x0000FF, "\(gravity)")
                #expect(screen[white.0, white.1] == 0xFFFFFF, "\(gravity)")
            }
        }

        @Test func contentsRectShowsAPartOfThePicture() {
            let screen = Screen()
            let layer = CALayer(0, 0, 80, 80)
            layer.contents = picture(10, 10)
            layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            screen.root.addSublayer(layer)
            screen.frame()
            #expect(screen[10, 40] == 0x0000FF && screen[79, 40] == 0x0000FF)
        }

        @Test func aPictureAsLargeAsItsPixelsIsCopied() {
            let screen = Screen(scale: 2)
            let layer = CALayer(10.25, 10, 5, 5)
            layer.contents = picture(10, 10)
            screen.root.addSublayer(layer)
            screen.frame()
            #expect(screen[25, 25] == 0xFF0000 && screen[26, 25] == 0x0000FF)
        }

        @Test func directContentIsPaintedBetweenBackgroundAndSublayers() {
            let screen = Screen()
            let layer = CALayer(0, 0, 40, 40, .red)
            layer.content = Stripes(.blue, spacing: 40)
            layer.addSublayer(CALayer(0, 0, 40, 5, .green))
            screen.root.addSublayer(layer)
            screen.frame()
            #expect(screen[11, 10] == 0x0000FF && screen[11, 2] == 0x00FF00 && screen[35, 35] == 0xFF0000)
        }

        @Test func contentDoesNotLeaveTheBounds() {
            let screen = Screen()
            let layer = CALayer(0, 0, 40, 7)
            layer.content = Stripes(.blue, spacing: 40)
            screen.root.addSublayer(layer)
            screen.frame()
            #expect(screen[11, 6] == 0x0000FF && screen[11, 7] == 0xFFFFFF)
        }

        @Test func aFrameWithoutABackgroundIsBlack() {
            let screen = Screen(background: nil)
            screen.frame()
            #expect(screen[50, 50] == 0 && screen.pixels[0] >> 24 == 255)
        }

        @Test func aLayerRendersIntoAnyContext() throws {
            let layer = CALayer(500, 500, 20, 20, .red)
            layer.addSublayer(CALayer(10, 0, 10, 10, .blue))
            let context = try #require(CGContext(size: CGSize(width: 30, height: 30), scale: 2))
            context.translateBy(x: 5, y: 5)
            layer.render(in: context)
            let image = try #require(context.makeImage())
            #expect(image.color(x: 12, y: 12) == (255, 0, 0, 255))
            #expect(image.color(x: 40, y: 12) == (0, 0, 255, 255))
            #expect(image.color(x: 40, y: 40) == (255, 0, 0, 255))
            #expect(image.color(x: 4, y: 4).alpha == 0)
        }

        @Test func aFrameIsDumpedAsText() {
            let screen = Screen()
            screen.root.name = "root"
            let box = CALayer(10, 10.5, 40, 40, .red)
            box.name = "box"
            box.opacity = 0.5
            box.masksToBounds = true
            box.bounds.origin.y = 12
            screen.root.addSublayer(box)
            screen.frame()
            #expect(
                screen.compositor.dump() == """
                    root (0 0 100 100) background #FFFFFF
                      box (10 10.5 40 40) origin (0 12) opacity 0.5 background #FF0000 clips
                    """)
        }
    }
}
