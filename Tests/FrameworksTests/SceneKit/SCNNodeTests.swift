import SceneKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct SCNNodeTests {
    private func expect(_ a: SCNVector3, _ x: Float, _ y: Float, _ z: Float) {
        #expect(abs(a.x - x) < 1e-4 && abs(a.y - y) < 1e-4 && abs(a.z - z) < 1e-4, "\(a)")
    }

    private func arm() -> (arm: SCNNode, hand: SCNNode) {
        let arm = SCNNode()
        arm.position = SCNVector3(1, 0, 0)
        arm.eulerAngles = SCNVector3(0, 0, Float.pi / 2)
        arm.scale = SCNVector3(2, 2, 2)
        let hand = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        hand.name = "hand"
        hand.position = SCNVector3(3, 0, 0)
        arm.addChildNode(hand)
        return (arm, hand)
    }

    @Test func placesAreConvertedThroughTurnsAndScales() {
        let (arm, hand) = arm()
        expect(hand.worldPosition, 1, 6, 0)
        expect(hand.convertPosition(SCNVector3Zero, to: arm), 3, 0, 0)
        expect(hand.convertPosition(SCNVector3(1, 6, 0), from: nil), 0, 0, 0)
        expect(arm.convertVector(SCNVector3(1, 0, 0), to: nil), 0, 2, 0)
    }

    @Test func aPlaceInTheWorldCanBeSet() {
        let (arm, hand) = arm()
        hand.worldPosition = SCNVector3(0, 1, 0)
        expect(hand.worldPosition, 0, 1, 0)
        expect(hand.position, 0.5, 0.5, 0)
        expect(arm.position, 1, 0, 0)
    }

    @Test func aMatrixGivesPlaceTurnAndScale() {
        let (arm, _) = arm()
        let node = SCNNode()
        node.transform = arm.transform
        expect(node.position, 1, 0, 0)
        expect(node.scale, 2, 2, 2)
        expect(node.eulerAngles, 0, 0, .pi / 2)
        node.rotation = SCNVector4(0, 1, 0, Float.pi / 2)
        expect(node.eulerAngles, 0, .pi / 2, 0)
        expect(node.worldFront, -1, 0, 0)
    }

    @Test func anglesSurviveAsAQuaternion() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(0.3, -0.4, 0.5)
        expect(node.eulerAngles, 0.3, -0.4, 0.5)
        let copy = SCNNode()
        copy.transform = node.transform
        expect(copy.eulerAngles, 0.3, -0.4, 0.5)
    }

    @Test func theInverseTakesBackWhatAMatrixDoes() {
        var matrix = SCNMatrix4MakeRotation(0.7, 1, 2, 3)
        matrix = SCNMatrix4Scale(SCNMatrix4Translate(matrix, 4, 5, 6), 2, 3, 4)
        let node = SCNNode()
        node.transform = SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix))
        expect(node.position, 0, 0, 0)
        expect(node.scale, 1, 1, 1)
        #expect(SCNMatrix4IsIdentity(SCNMatrix4Mult(SCNMatrix4Identity, SCNMatrix4Identity)))
    }

    @Test func aNodeLooksAtAPoint() {
        let node = SCNNode()
        node.position = SCNVector3(0, 0, 5)
        node.look(at: SCNVector3(5, 0, 5))
        expect(node.worldFront, 1, 0, 0)
        expect(node.worldUp, 0, 1, 0)
    }

    @Test func theBoxAroundANodeHasAllBelow() {
        let (arm, hand) = arm()
        expect(hand.boundingBox.min, -0.5, -0.5, -0.5)
        expect(arm.boundingBox.max, 3.5, 0.5, 0.5)
        #expect(abs(hand.boundingSphere.radius - 0.866) < 0.001)
    }

    @Test func shapesHaveTheirSizes() {
        expect(SCNTorus(ringRadius: 2, pipeRadius: 1).boundingBox.max, 3, 1, 3)
        expect(SCNPyramid(width: 2, height: 3, length: 4).boundingBox.min, -1, 0, -2)
        expect(SCNPlane(width: 2, height: 4).boundingBox.max, 1, 2, 0)
        let text = SCNText(string: "Row", extrusionDepth: 2).boundingBox
        #expect(text.max.x > text.max.y && text.max.z == 1 && text.min.x == 0)
    }

    @Test func aNodeLeavesItsParentForAnother() {
        let (arm, hand) = arm()
        let other = SCNNode()
        other.addChildNode(hand)
        #expect(arm.childNodes.isEmpty && hand.parent === other)
        let root = SCNScene().rootNode
        root.addChildNode(other)
        #expect(root.childNode(withName: "hand", recursively: true) === hand)
        #expect(root.childNode(withName: "hand", recursively: false) == nil)
        #expect(root.clone().childNode(withName: "hand", recursively: true)?.geometry === hand.geometry)
    }
}
