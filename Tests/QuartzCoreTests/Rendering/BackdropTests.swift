import HostInterface
import Testing

@testable import QuartzCore

extension Layers {
    /// Layers that show the pixels below them, blurred and tinted.
    @MainActor
    @Suite
    struct BackdropTests {
        private static let clear = CGColor(gray: 1, alpha: 0)

        /// A screen that is black on the left and white on the right, with a backdrop in its middle.
        private func halves(radius: CGFloat = 4, saturation: CGFloat = 1, tint: CGColor = clear) -> (Screen, CALayer) {
            let screen = Screen(width: 40, height: 20)
            let glass = CALayer(10, 5, 20, 10)
            atOnce {
                screen.root.addSublayer(CALayer(0, 0, 20, 20, .black))
                glass.backdrop = LayerBackdrop(radius: radius, saturation: saturation, tint: tint)
                screen.root.addSublayer(glass)
            }
            screen.frame()
            return (screen, glass)
        }

        /// The red components of a line of pixels.
        private func line(_ screen: Screen, _ y: Int = 10, _ columns: Range<Int> = 0..<40) -> String {
            columns.map { x in
                let digits = String(screen[x, y] >> 16, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined(separator: " ")
        }

        @Test(arguments: [CGFloat.infinity, .nan, 1e18])
        func anAbsurdRadiusHasALargestBlur(deviation: CGFloat) {
            #expect(BackdropGrid(deviation: deviation).reach < 100_000)
        }

        @Test func theEdgeOfTwoColorsIsBlurredInsideTheBoundsOnly() {
            let (screen, _) = halves()
            #expect(
                line(screen)
                    == "00 00 00 00 00 00 00 00 00 00 01 03 07 0D 14 20 31 44 5B 73 "
                    + "8C A4 BB CE DF EB F2 F8 FC FE FF FF FF FF FF FF FF FF FF FF")
            #expect(line(screen, 2) == line(screen, 17))
            #expect(line(screen, 2, 18..<22) == "00 00 FF FF")
        }

        @Test func whatIsOutsideTheBoundsDoesNotShineIn() {
            let screen = Screen(width: 40, height: 20, background: .red)
            let glass = CALayer(10, 5, 20, 10)
            atOnce {
                screen.root.addSublayer(CALayer(10, 5, 20, 10, .green))
                glass.backdrop = LayerBackdrop(radius: 6, saturation: 1, tint: Self.clear)
                screen.root.addSublayer(glass)
            }
            screen.frame()
            for x in 10..<30 { #expect(screen[x, 5] == 0x00FF00) }
            #expect(screen[9, 10] == 0xFF0000 && screen[30, 10] == 0xFF0000)
        }

        @Test func theTintIsLaidOverTheBlur() {
            let (screen, _) = halves(radius: 0, tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            #expect(screen[12, 10] == 0x800000 && screen[28, 10] == 0xFF8080)
        }

        @Test func saturationMakesColorsStrongerAndKeepsGrey() {
            let screen = Screen(width: 20, height: 20, background: CGColor(red: 0.5, green: 0.4, blue: 0.4, alpha: 1))
            let glass = CALayer(0, 0, 20, 10)
            atOnce {
                screen.root.addSublayer(CALayer(0, 0, 10, 20, CGColor(gray: 0.6, alpha: 1)))
                glass.backdrop = LayerBackdrop(radius: 0, saturation: 2, tint: Self.clear)
                screen.root.addSublayer(glass)
            }
            screen.frame()
            #expect(screen[5, 5] == 0x999999 && screen[15, 15] == 0x806666)
            #expect(screen[15, 5] == 0x946060)
        }

        @Test func roundedCornersShowWhatIsBelow() {
            let (screen, glass) = halves(tint: CGColor(gray: 0.5, alpha: 1))
            atOnce { glass.cornerRadius = 4 }
            screen.frame()
            #expect(screen[10, 5] == 0 && screen[29, 14] == 0xFFFFFF)
            #expect(screen[14, 5] == 0x808080 && screen[20, 10] == 0x808080)
        }

        @Test func aTranslucentBackdropIsMixedWithWhatIsBelow() {
            let (screen, glass) = halves(tint: CGColor(gray: 0.5, alpha: 1))
            atOnce { glass.opacity = 0.5 }
            screen.frame()
            #expect(screen[12, 10] == 0x404040)
        }

        @Test func aBackdropInAGroupSamplesWhatIsBelowTheGroup() {
            let (screen, glass) = halves(radius: 0, tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            atOnce {
                glass.addSublayer(CALayer(0, 0, 2, 10, .blue))
                glass.opacity = 0.5
            }
            screen.frame()
            #expect(screen[10, 10] == 0x000080 && screen[12, 10] == 0x400000 && screen[28, 10] == 0xFFBFBF)
        }

        @Test func inRecordingsABackdropIsItsTint() throws {
            let (_, glass) = halves(tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.2))
            let picture = try #require(glass.snapshot(asPresented: true))
            var pixels = [UInt32](repeating: 0, count: 20 * 10)
            pixels.withUnsafeMutableBytes { bytes in
                let context = CGContext(pixels: bytes.baseAddress!, width: 20, height: 10, stride: 80, scale: 1)
                context.draw(picture)
                context.flush()
            }
            #expect(pixels[5 * 20 + 5] == 0xFFFF_0000)
        }

        // MARK: What is painted again

        @Test func aChangeBelowSamplesWhatHasChanged() {
            let screen = Screen(width: 200, height: 40)
            let (glass, spot) = (CALayer(0, 0, 200, 20), CALayer(100, 5, 2, 2, .red))
            atOnce {
                screen.root.addSublayer(spot)
                glass.backdrop = LayerBackdrop(radius: 4, saturation: 1, tint: Self.clear)
                screen.root.addSublayer(glass)
            }
            screen.frame()
            #expect(screen.statistics.pixelsSampled == 200 * 20)
            atOnce { spot.backgroundColor = .green }
            let damage = screen.frame()
            #expect(screen.statistics.pixelsSampled == 4)
            // The reach of the blur on both sides.
            #expect(damage == [PixelRect(x: 89, y: 0, width: 24, height: 18)])
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aChangeInFrontOfABackdropSamplesNothing() {
            let (screen, glass) = halves()
            let cursor = CALayer(2, 2, 1, 6, .blue)
            atOnce { glass.addSublayer(cursor) }
            screen.frame()
            atOnce { cursor.backgroundColor = .red }
            let damage = screen.frame()
            #expect(screen.statistics.pixelsSampled == 0 && damage == [PixelRect(x: 12, y: 7, width: 1, height: 6)])
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aListMovesUnderABarAndTheBarIsSampledAgain() {
            let screen = Screen(width: 60, height: 100)
            let (list, bar) = (CALayer(0, 0, 60, 100, .white), CALayer(0, 0, 60, 20))
            atOnce {
                list.masksToBounds = true
                for index in 0..<40 {
                    list.addSublayer(CALayer(5, CGFloat(index) * 12, 40, 6, index % 2 == 0 ? .red : .blue))
                }
                bar.backdrop = LayerBackdrop(radius: 5, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.5))
                screen.root.addSublayer(list)
                screen.root.addSublayer(bar)
            }
            screen.frame()
            for step in 1...8 {
                atOnce { list.bounds.origin.y = CGFloat(step * 7) }
                screen.frame()
                // The list below the bar moves as it is; 7 lines come in.
                #expect(screen.statistics.pixelsMoved == 60 * 73)
                #expect(screen.statistics.pixelsPainted == 60 * 20 + 60 * 7)
                #expect(screen.statistics.pixelsSampled == 60 * 20)
                #expect(screen.pixels == screen.repainted())
            }
        }

        @Test func aBackdropBehindAnOpaqueLayerIsSampledWhenItIsSeenAgain() {
            let (screen, _) = halves()
            let cover = CALayer(0, 0, 40, 20, .blue)
            atOnce { screen.root.addSublayer(cover) }
            screen.frame()
            atOnce { screen.root.sublayers?[0].backgroundColor = .red }
            screen.frame()
            #expect(screen.statistics.pixelsSampled == 0)
            // Changes in front of it paint no more than themselves.
            let cursor = CALayer(15, 8, 1, 5, .red)
            atOnce { cover.addSublayer(cursor) }
            screen.frame()
            #expect(screen.statistics.pixelsSampled == 0 && screen.statistics.pixelsPainted == 5)
            atOnce { cover.frame.origin.x = 15 }
            screen.frame()
            #expect(screen.statistics.pixelsSampled == 20 * 10 && screen.pixels == screen.repainted())
        }

        @Test(arguments: [CATransitionType.fade, .push, .reveal])
        func aTransitionShowsTheBackdropBeforeAndAfter(type: CATransitionType) {
            let (screen, glass) = halves()
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, .fromTop, 1)
            screen.root.add(transition, forKey: nil)
            atOnce {
                screen.root.sublayers?[0].backgroundColor = .red
                glass.frame.origin.x = 12
            }
            screen.frame()
            for _ in 0..<4 {
                #expect(screen.pixels == screen.repainted())
                // Gray in the middle of the edge: before, of black and white; after, of red and white.
                #expect(Set(screen.pixels).count > 20)
                screen.advance(by: 0.22)
            }
        }

        @Test func aScreenWithoutBackdropsSamplesNothing() {
            let (screen, glass) = halves()
            atOnce { glass.removeFromSuperlayer() }
            screen.frame()
            #expect(screen.statistics.pixelsSampled == 0)
            #expect(screen.compositor.history.first??.containsBackdrop == false)
        }
    }
}
