import HostInterface
import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct CompositorTests {
        private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
            PixelRect(x: x, y: y, width: width, height: height)
        }

        /// A list of rows in a clipping layer that fills the screen, at 2x.
        private func makeList(rows: Int = 20) -> (Screen, list: CALayer, rows: [CALayer]) {
            let screen = Screen(scale: 2)
            let list = CALayer(0, 0, 100, 100, .white)
            list.masksToBounds = true
            screen.root.addSublayer(list)
            var layers: [CALayer] = []
            for index in 0..<rows {
                let row = CALayer(0, CGFloat(index) * 20, 100, 20, index % 2 == 0 ? .white : .green)
                row.content = Stripes(.blue, spacing: CGFloat(2 + index % 5))
                list.addSublayer(row)
                layers.append(row)
            }
            screen.frame()
            return (screen, list, layers)
        }

        private func scroll(_ layer: CALayer, to y: CGFloat) {
            atOnce { layer.bounds.origin.y = y }
        }

        @Test func aShadowFollowsTheSublayersThatCastIt() {
            let screen = Screen()
            let (box, part) = (CALayer(20, 20, 40, 40), CALayer(0, 0, 10, 10, .red))
            atOnce {
                box.shadowOpacity = 1
                box.addSublayer(part)
                screen.root.addSublayer(box)
            }
            screen.frame()
            atOnce { part.frame.size.width = 30 }
            screen.frame()
            #expect(screen.pixels == screen.repainted())
        }

        @Test func theFirstFramePaintsEverything() {
            let screen = Screen()
            #expect(screen.frame() == [rect(0, 0, 100, 100)])
            #expect(screen.statistics.pixelsPainted == 10000)
        }

        @Test func anUnchangedTreePaintsNothing() {
            let (screen, _, _) = makeList()
            #expect(!screen.compositor.needsPaint)
            #expect(screen.frame().isEmpty)
            #expect(screen.statistics == RenderStatistics())
        }

        @Test func aChangeAndItsReversalPaintNothing() {
            let (screen, list, _) = makeList()
            scroll(list, to: 10)
            scroll(list, to: 0)
            #expect(screen.frame().isEmpty)
        }

        @Test func aMovedLayerDamagesItsOldAndNewPlace() {
            let screen = Screen()
            let box = CALayer(10, 10, 10, 10, .red)
            screen.root.addSublayer(box)
            screen.frame()
            atOnce { box.position.x += 60 }
            let damage = screen.frame()
            #expect(damage.reduce(0) { $0 + $1.area } < 2 * 14 * 14)
            #expect(damage.contains { $0.contains(self.rect(10, 10, 10, 10)) })
            #expect(damage.contains { $0.contains(self.rect(70, 10, 10, 10)) })
        }

        @Test func aColorChangeDamagesTheLayerAlone() {
            let (screen, _, rows) = makeList()
            atOnce { rows[2].backgroundColor = .red }
            let damage = screen.frame()
            #expect(damage.reduce(0) { $0 + $1.area } <= 200 * 42)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func scrollingWhatIsDrawnMovesPixelsAndPaintsTheStripThatCameIn() {
            let (screen, list, _) = makeList()
            scroll(list, to: 10)
            let damage = screen.frame()
            #expect(screen.statistics.layersRedrawn == 0)
            #expect(screen.statistics.pixelsMoved == 200 * 180)
            #expect(screen.statistics.pixelsPainted == 200 * 20)
            #expect(damage == [rect(0, 0, 200, 200)])
            #expect(screen.pixels == screen.repainted())
            #expect(screen.followed == screen.pixels)
        }

        @Test func scrollingByAPartOfAPixelPaintsAfresh() {
            let (screen, list, _) = makeList()
            scroll(list, to: 10.2)
            screen.frame()
            #expect(screen.statistics.pixelsMoved == 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aBarAboveTheListIsPaintedInBothPlaces() {
            let (screen, list, _) = makeList()
            screen.root.addSublayer(CALayer(0, 0, 100, 15, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
            screen.frame()
            scroll(list, to: 4)
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.statistics.pixelsPainted < 200 * 60)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func anIndicatorThatKeepsItsPlaceOnTheScreenIsPaintedAgain() {
            let (screen, list, _) = makeList()
            let indicator = CALayer(95, 2, 3, 20, .red)
            list.addSublayer(indicator)
            screen.frame()
            atOnce {
                list.bounds.origin.y = 12
                indicator.position.y += 12 + 3
            }
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.statistics.pixelsPainted < 200 * 30)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func rowsThatComeAndGoWhileScrollingLeaveNoTrace() {
            let (screen, list, rows) = makeList()
            atOnce {
                list.bounds.origin.y = 30
                rows[0].removeFromSuperlayer()
                rows[0].position.y = 20 * 20 + 10
                rows[3].removeFromSuperlayer()
                list.insertSublayer(rows[0], at: 0)
            }
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aTransparentListOnAPlainGroundScrollsByMoving() {
            let (screen, list, _) = makeList()
            atOnce { list.backgroundColor = nil }
            screen.frame()
            scroll(list, to: 8)
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aTransparentListOverAPatternIsPainted() {
            let (screen, list, rows) = makeList()
            atOnce {
                list.backgroundColor = nil
                for row in rows { row.backgroundColor = nil }
                let pattern = CALayer(0, 0, 100, 50, .red)
                screen.root.insertSublayer(pattern, at: 0)
            }
            screen.frame()
            scroll(list, to: 8)
            screen.frame()
            #expect(screen.statistics.pixelsMoved == 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aListWithRoundedCornersAndABorderScrollsByMoving() {
            let (screen, list, _) = makeList()
            atOnce {
                list.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
                list.cornerRadius = 10
                list.borderWidth = 1
                list.borderColor = .red
            }
            screen.frame()
            scroll(list, to: 8)
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aTranslucentListIsPainted() {
            let (screen, list, _) = makeList()
            atOnce { list.opacity = 0.5 }
            screen.frame()
            scroll(list, to: 8)
            screen.frame()
            #expect(screen.statistics.pixelsMoved == 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func twoListsSideBySideBothMove() {
            let (screen, list, _) = makeList()
            atOnce { list.frame = CGRect(x: 0, y: 0, width: 50, height: 100) }
            let other = CALayer(50, 0, 50, 100, .white)
            other.masksToBounds = true
            for index in 0..<10 { other.addSublayer(CALayer(0, CGFloat(index) * 20, 50, 10, .red)) }
            screen.root.addSublayer(other)
            screen.frame()
            atOnce {
                list.bounds.origin.y = 6
                other.bounds.origin.y = 10
            }
            screen.frame()
            #expect(screen.statistics.pixelsMoved == 100 * 188 + 100 * 180)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func aBufferOfUnknownContentsIsPaintedWhole() {
            let (screen, _, _) = makeList()
            screen.frame(age: 0)
            #expect(screen.statistics.pixelsPainted == 200 * 200)
        }

        @Test func buffersInTurnAreBroughtUpToDateFromTheFrameTheyHold() {
            let (screen, list, rows) = makeList()
            let second = screen.pixels
            // The other buffer still holds the first frame.
            atOnce { rows[0].backgroundColor = .red }
            screen.frame()
            screen.restore(second)
            scroll(list, to: 4)
            let damage = screen.frame(age: 2)
            #expect(screen.pixels == screen.repainted())
            #expect(damage == [rect(0, 0, 200, 200)])
        }

        @Test func damageIsReportedAgainstTheFrameBeforeWhateverTheAge() {
            let (screen, _, rows) = makeList()
            let first = screen.pixels
            atOnce { rows[1].backgroundColor = .red }
            screen.frame()
            screen.restore(first)
            atOnce { rows[1].backgroundColor = .green }
            let damage = screen.frame(age: 2)
            #expect(screen.statistics.pixelsPainted == 0)
            #expect(damage.contains { $0.contains(self.rect(0, 40, 200, 40)) })
            #expect(screen.pixels == screen.repainted())
        }

        @Test func invalidatingPaintsEverything() {
            let (screen, _, _) = makeList()
            screen.compositor.invalidate()
            #expect(screen.compositor.needsPaint)
            screen.frame()
            #expect(screen.statistics.pixelsPainted == 200 * 200)
        }

        @Test func whatAnOpaqueLayerHidesIsNotPainted() {
            let screen = Screen()
            for _ in 0..<5 { screen.root.addSublayer(CALayer(0, 0, 100, 100, .red)) }
            screen.root.addSublayer(CALayer(0, 0, 100, 100, .blue))
            screen.frame()
            #expect(screen.statistics.layersPainted == 1)
        }

        @Test func backgroundsOfTheGroundsColorAreNotPaintedAgain() {
            let screen = Screen()
            screen.root.backgroundColor = .white
            for row in 0..<5 { screen.root.addSublayer(CALayer(0, CGFloat(row) * 20, 100, 20, .white)) }
            screen.frame()
            #expect(screen.statistics.layersPainted == 1)
        }

        @Test func aBackgroundOfTheGroundsColorHidesWhatIsPaintedBehindIt() {
            let screen = Screen()
            screen.root.backgroundColor = .white
            screen.root.addSublayer(CALayer(10, 10, 30, 30, .red))
            screen.root.addSublayer(CALayer(20, 20, 30, 30, .white))
            screen.root.addSublayer(CALayer(60, 60, 30, 30, .white))
            screen.frame()
            #expect(screen.statistics.layersPainted == 3)
            #expect(screen.pixels[15 * screen.width + 15] == 0xFFFF_0000)
            #expect(screen.pixels[30 * screen.width + 30] == 0xFFFF_FFFF)
        }

        @Test func cleanLayersKeepTheirNodes() {
            let (screen, list, rows) = makeList()
            let before = rows.map(\.renderNode)
            scroll(list, to: 10)
            atOnce { rows[1].backgroundColor = .red }
            screen.frame()
            for index in rows.indices where index != 1 { #expect(rows[index].renderNode === before[index]) }
            #expect(rows[1].renderNode !== before[1])
        }

        @Test func tablesOfABillionRowsScrollByMoving() {
            let (screen, list, rows) = makeList()
            let far: CGFloat = 43_000_000_000
            atOnce {
                for row in rows { row.position.y += far }
                list.bounds.origin.y = far
            }
            screen.frame()
            scroll(list, to: far + 12.5)
            screen.frame()
            #expect(screen.statistics.pixelsMoved > 0)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func anOpaqueBarAboveTheListIsNeitherMovedNorPainted() {
            let (screen, list, _) = makeList()
            screen.root.addSublayer(CALayer(0, 0, 100, 15, .red))
            screen.frame()
            scroll(list, to: 4)
            screen.frame()
            #expect(screen.statistics.pixelsMoved == 200 * (170 - 8))
            #expect(screen.statistics.pixelsPainted == 200 * 8)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func anOpaqueBarThatGoesWhileTheListScrollsLeavesNoTrace() {
            let (screen, list, _) = makeList()
            let bar = CALayer(0, 0, 100, 15, .red)
            screen.root.addSublayer(bar)
            screen.frame()
            scroll(list, to: 4)
            bar.removeFromSuperlayer()
            screen.frame()
            #expect(screen.pixels == screen.repainted())
        }
    }
}
