import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct TransformLayerTests {
        private let screen = Screen()
        private let card = CATransformLayer()
        private let front = CALayer(0, 0, 40, 40, .red)
        private let back = CALayer(0, 0, 40, 40, .blue)

        init() {
            card.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
            card.addSublayer(back)
            card.addSublayer(front)
            screen.root.addSublayer(card)
            screen.frame()
        }

        private func turn(_ layer: CALayer, _ angle: CGFloat) {
            atOnce { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
        }

        private func show() {
            screen.frame()
            #expect(screen.pixels == screen.repainted())
        }

        @Test func theLayerItselfPaintsAndClipsNothing() {
            atOnce {
                card.backgroundColor = .green
                card.borderWidth = 2
                card.masksToBounds = true
                card.cornerRadius = 20
                front.frame = CGRect(x: -10, y: 0, width: 20, height: 20)
                back.isHidden = true
            }
            show()
            #expect(screen[12, 22] == 0xFF0000 && screen[28, 38] == 0xFF0000)
            #expect(screen[50, 50] == 0xFFFFFF)
        }

        @Test func aCardThatIsTurnedShowsItsOtherSide() {
            turn(back, .pi)
            atOnce {
                front.isDoubleSided = false
                back.isDoubleSided = false
            }
            show()
            #expect(screen[40, 40] == 0xFF0000)
            #expect(screen.root.hitTest(CGPoint(x: 40, y: 40)) === front)
            turn(card, .pi)
            show()
            #expect(screen[40, 40] == 0x0000FF)
            #expect(screen.root.hitTest(CGPoint(x: 40, y: 40)) === back)
            turn(card, 0)
            show()
            #expect(screen[40, 40] == 0xFF0000)
        }

        @Test func aSideThatIsNotSeenFollowsItsChanges() {
            turn(back, .pi)
            atOnce { back.isDoubleSided = false }
            show()
            atOnce { back.backgroundColor = .green }
            show()
            turn(card, .pi)
            atOnce { front.isDoubleSided = false }
            show()
            #expect(screen[40, 40] == 0x00FF00)
        }

        @Test func twoQuarterTurnsAreAHalfTurn() {
            turn(card, .pi / 2)
            turn(front, .pi / 2)
            atOnce { back.isHidden = true }
            show()
            #expect(screen[22, 40] == 0xFF0000 && screen[58, 40] == 0xFF0000)
            // A layer flattens what is inside: nothing of it is left after the first quarter.
            let plane = CALayer(20, 20, 40, 40)
            atOnce {
                card.removeFromSuperlayer()
                plane.addSublayer(front)
                screen.root.addSublayer(plane)
            }
            turn(plane, .pi / 2)
            show()
            #expect(screen[40, 40] == 0xFFFFFF)
        }

        @Test func theNearestSublayerIsInFront() {
            atOnce { back.zPosition = 10 }
            show()
            #expect(screen[40, 40] == 0x0000FF)
            #expect(screen.root.hitTest(CGPoint(x: 40, y: 40)) === back)
            // Seen from behind, the nearest is the other one.
            turn(card, .pi)
            show()
            #expect(screen[40, 40] == 0xFF0000)
        }

        @Test func layersOfTransformLayersInsideAreInOneSpace() {
            let inner = CATransformLayer()
            inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            let middle = CALayer(0, 0, 40, 40, .green)
            atOnce {
                inner.addSublayer(middle)
                card.insertSublayer(inner, at: 0)
                front.isHidden = true
                back.zPosition = 3
                middle.zPosition = 5
            }
            show()
            #expect(screen[40, 40] == 0x00FF00)
            atOnce { back.zPosition = 6 }
            show()
            #expect(screen[40, 40] == 0x0000FF)
            atOnce { middle.zPosition = 7 }
            show()
            #expect(screen[40, 40] == 0x00FF00)
        }

        @Test func opacityIsThatOfEachSublayer() {
            atOnce {
                back.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                front.frame = CGRect(x: 0, y: 10, width: 40, height: 30)
                card.opacity = 0.5
            }
            show()
            let both = screen[40, 35]
            // Where both are, the blue shines through the red, which it would not in a group.
            #expect(screen[40, 55] != 0xFFFFFF && both != screen[40, 55] && both & 0xFF > 0)
        }

        @Test func pointsAreConvertedWithTheWholeTransform() {
            turn(card, .pi)
            turn(front, .pi)
            #expect(front.convert(CGPoint(x: 5, y: 5), to: screen.root).x.rounded() == 25)
            #expect(screen.root.convert(CGPoint(x: 25, y: 25), to: front).x.rounded() == 5)
            atOnce { card.transform = CATransform3DMakeTranslation(10, 0, 0) }
            #expect(front.convert(CGPoint(x: 5, y: 5), to: screen.root).x.rounded() == 65)
        }

        @Test func aMoveOfTheLayerMovesItsSublayers() {
            atOnce { card.position.x += 30 }
            show()
            #expect(screen[25, 40] == 0xFFFFFF && screen[85, 40] == 0xFF0000)
        }

        @Test func anAnimationOfTheLayerTurnsItsSublayers() {
            turn(back, .pi)
            atOnce {
                front.isDoubleSided = false
                back.isDoubleSided = false
            }
            let animation = CABasicAnimation(keyPath: "transform.rotation.y")
            animation.fromValue = 0
            animation.toValue = CGFloat.pi
            animation.duration = 1
            card.add(animation, forKey: nil)
            screen.advance(by: 0.25)
            #expect(screen[40, 40] == 0xFF0000)
            screen.advance(by: 0.5)
            #expect(screen[40, 40] == 0x0000FF)
            screen.advance(by: 1)
            #expect(screen[40, 40] == 0xFF0000)
        }

        @Test func whatIsInAReplicatorKeepsItsPlace() {
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
            atOnce {
                replicator.addSublayer(card)
                screen.root.addSublayer(replicator)
            }
            show()
            #expect(screen[40, 40] == 0xFF0000 && screen[10, 10] == 0xFFFFFF)
        }
    }
}
