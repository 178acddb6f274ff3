import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct TransitionTests {
        let screen = Screen()
        let layer = CALayer(20, 20, 40, 40, .red)

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.duration = 1
            layer.add(transition, forKey: "mine")
            atOnce { layer.backgroundColor = .blue }
            screen.frame()
            screen.advance(by: 0.25)
        }

        @Test func aFadeDissolvesOnePictureIntoTheOther() {
            change(.fade)
            let pixel = screen[40, 40]
            #expect(abs(Int(pixel >> 16) - 191) <= 1 && pixel >> 8 & 255 == 0 && abs(Int(pixel & 255) - 64) <= 1)
            screen.advance(by: 0.75)
            #expect(screen[40, 40] == 0x0000FF)
            #expect(screen.frame() == [])
        }

        @Test func aFadeBeginsWithTheOldPicture() {
            let transition = CATransition()
            transition.duration = 1
            atOnce { layer.backgroundColor = .blue }
            layer.add(transition, forKey: nil)
            screen.frame()
            #expect(screen[40, 40] == 0xFF0000)
            #expect(layer.animationKeys() == [kCATransition])
        }

        @Test func aPushMovesBothPictures() {
            change(.push, .fromRight)
            #expect(screen[10, 40] == 0xFF0000 && screen[49, 40] == 0xFF0000 && screen[50, 40] == 0x0000FF)
            #expect(screen[89, 40] == 0x0000FF && screen[90, 40] == 0xFFFFFF && screen[9, 40] == 0xFFFFFF)
            screen.advance(by: 1)
            #expect(screen[10, 40] == 0xFFFFFF && screen[20, 40] == 0x0000FF && screen[60, 40] == 0xFFFFFF)
        }

        @Test func fromTheTopMovesUp() {
            change(.moveIn, .fromTop)
            #expect(screen[40, 20] == 0xFF0000 && screen[40, 49] == 0xFF0000 && screen[40, 50] == 0x0000FF)
        }

        @Test func aRevealUncoversTheNewPicture() {
            change(.reveal, .fromBottom)
            #expect(screen[40, 20] == 0x0000FF && screen[40, 29] == 0x0000FF && screen[40, 30] == 0xFF0000)
            #expect(screen[40, 69] == 0xFF0000)
        }

        @Test func layersThatMaskKeepTheTransitionInside() {
            atOnce { layer.masksToBounds = true }
            screen.frame()
            change(.push, .fromLeft)
            #expect(screen[15, 40] == 0xFFFFFF && screen[25, 40] == 0x0000FF && screen[65, 40] == 0xFFFFFF)
        }

        @Test func changesOfSublayersAreLedOver() {
            let inner = CALayer(0, 0, 10, 10, .green)
            atOnce { layer.addSublayer(inner) }
            screen.frame()
            let transition = CATransition()
            transition.type = .push
            transition.subtype = .fromBottom
            transition.duration = 1
            layer.add(transition, forKey: nil)
            atOnce { inner.removeFromSuperlayer() }
            screen.frame()
            screen.advance(by: 0.5)
            #expect(screen[25, 45] == 0x00FF00 && screen[25, 25] == 0xFF0000)
            #expect(screen.pixels == screen.repainted())
            // What changes on the way is shown in the new picture.
            atOnce { layer.addSublayer(CALayer(0, 30, 10, 10, .blue)) }
            screen.frame()
            #expect(screen[25, 35] == 0x0000FF)
            screen.advance(by: 0.6)
            #expect(screen[25, 55] == 0x0000FF && screen[25, 25] == 0xFF0000)
            #expect(screen.pixels == screen.repainted())
        }

        @Test func startAndEndProgressCutTheTransition() {
            let transition = CATransition()
            transition.type = .moveIn
            transition.subtype = .fromRight
            transition.startProgress = 0.5
            transition.duration = 1
            layer.add(transition, forKey: nil)
            atOnce { layer.backgroundColor = .blue }
            screen.frame()
            #expect(screen[39, 40] == 0xFF0000 && screen[40, 40] == 0x0000FF)
        }
    }
}
