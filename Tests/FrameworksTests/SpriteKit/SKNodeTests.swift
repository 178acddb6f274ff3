import SpriteKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct SKNodeTests {
    private func tree() -> (root: SKNode, arm: SKNode, hand: SKSpriteNode) {
        let root = SKNode()
        let arm = SKNode()
        arm.name = "arm"
        arm.position = CGPoint(x: 100, y: 0)
        arm.zRotation = .pi / 2
        let hand = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        hand.name = "hand1"
        hand.position = CGPoint(x: 50, y: 0)
        root.addChild(arm)
        arm.addChild(hand)
        return (root, arm, hand)
    }

    private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
        #expect(abs(point.x - x) < 0.001 && abs(point.y - y) < 0.001, "\(point)")
    }

    @Test func aNodeKnowsItsParentAndChildren() {
        let (root, arm, hand) = tree()
        #expect(root.children == [arm] && hand.parent === arm && hand.inParentHierarchy(root))
        arm.removeFromParent()
        #expect(root.children.isEmpty && arm.parent == nil)
    }

    @Test func pointsAreConvertedThroughTurnsOfParents() {
        let (root, _, hand) = tree()
        expect(root.convert(.zero, from: hand), 100, 50)
        expect(root.convert(CGPoint(x: 100, y: 60), to: hand), 10, 0)
    }

    @Test func theAccumulatedFrameHasAllBelow() {
        let (root, _, hand) = tree()
        #expect(hand.frame == CGRect(x: 40, y: -5, width: 20, height: 10))
        let frame = root.calculateAccumulatedFrame()
        expect(frame.origin, 95, 40)
        expect(CGPoint(x: frame.width, y: frame.height), 10, 20)
        #expect(root.contains(CGPoint(x: 100, y: 50)) && !root.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func scalesCountInTheSizeOfASprite() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.setScale(2)
        #expect(sprite.size == CGSize(width: 40, height: 20) && sprite.frame.size == sprite.size)
        sprite.size = CGSize(width: 80, height: 80)
        #expect(sprite.frame.size == CGSize(width: 80, height: 80) && sprite.xScale == 2)
    }

    @Test func nodesAreFoundByNamesPatternsAndPaths() {
        let (root, arm, hand) = tree()
        #expect(root.childNode(withName: "arm") === arm && root.childNode(withName: "hand1") == nil)
        #expect(root.childNode(withName: "arm/hand*") === hand && hand["//arm"] == [arm] && hand[".."] == [arm])
        var seen = 0
        root.enumerateChildNodes(withName: "//*") { _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test func theForemostNodeIsAtAPoint() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let back = SKShapeNode(circleOfRadius: 30)
        let front = SKShapeNode(circleOfRadius: 10)
        front.zPosition = 1
        scene.addChild(front)
        scene.addChild(back)
        #expect(scene.atPoint(.zero) === front && scene.nodes(at: CGPoint(x: 20, y: 0)) == [back])
        #expect(scene.atPoint(CGPoint(x: 90, y: 90)) === scene)
    }

    @Test func aNodeStaysAtItsPlaceInAnotherParent() {
        let (root, _, hand) = tree()
        hand.move(toParent: root)
        expect(hand.position, 100, 50)
    }

    @Test func theMassFollowsFromTheArea() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
        #expect(body.area == 2 && body.mass == 2)
        body.mass = 4
        #expect(body.density == 2)
        let node = SKNode()
        node.physicsBody = body
        #expect(body.node === node)
    }
}
