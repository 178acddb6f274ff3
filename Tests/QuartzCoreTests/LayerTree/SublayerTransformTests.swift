import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct SublayerTransformTests {
        private let screen = Screen()
        private let box = CALayer(0, 0, 100, 100)
        private let part = CALayer(10, 10, 20, 20)

        init() {
            part.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            box.addSublayer(part)
            screen.root.addSublayer(box)
            screen.frame()
        }

        private func unanimated(_ body: () -> Void) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            body()
            CATransaction.commit()
            screen.frame()
        }

        @Test func sublayersAreScaledAboutTheAnchorPoint() {
            box.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
            screen.frame()
            #expect(screen[12, 12] == 0xFFFFFF && screen[31, 31] == 0xFF0000 && screen[41, 41] == 0xFFFFFF)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func pointsAndHitsFollow() {
            box.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
            #expect(part.convert(CGPoint.zero, to: box) == CGPoint(x: 40, y: 10))
            #expect(box.hitTest(CGPoint(x: 45, y: 15)) === part)
            #expect(box.hitTest(CGPoint(x: 15, y: 15)) === box)
        }

        @Test func aMaskIsNoSublayer() {
            let mask = CALayer(0, 0, 50, 50)
            mask.backgroundColor = .black
            box.mask = mask
            box.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
            screen.frame()
            #expect(screen[45, 15] == 0xFF0000 && screen[55, 15] == 0xFFFFFF)
            #expect(mask.convert(CGPoint.zero, to: box) == .zero)
        }

        @Test func sublayersFollowTheAnchorPoint() {
            box.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
            screen.frame()
            unanimated {
                box.bounds.size = CGSize(width: 60, height: 60)
                box.position = CGPoint(x: 30, y: 30)
            }
            #expect(screen[21, 21] == 0xFF0000 && screen[31, 31] == 0xFFFFFF)
        }

        @Test func aLayerWithOneSideIsHiddenFromBehind() {
            part.isDoubleSided = false
            screen.frame()
            #expect(screen[15, 15] == 0xFF0000)
            unanimated { part.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
            #expect(screen[15, 15] == 0xFFFFFF)
            #expect(box.hitTest(CGPoint(x: 15, y: 15)) === box)
            part.isDoubleSided = true
            screen.frame()
            #expect(screen[15, 15] == 0xFF0000)
        }
    }
}
