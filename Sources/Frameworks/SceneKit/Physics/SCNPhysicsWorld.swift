import UIKit

/// The simulation of a scene's bodies, which does not run on Linux.
/// - Linux: refuses
open class SCNPhysicsWorld: NSObject {
    /// The acceleration; (0, -9.8, 0) by default.
    open var gravity = SCNVector3(x: 0, y: -9.8, z: 0)
    /// How fast time passes in the simulation; 1 by default.
    open var speed: CGFloat = 1
    /// The seconds of a step; a sixtieth by default.
    open var timeStep: TimeInterval = 1 / 60

    /// Never told of a contact: bodies do not move.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)? {
        didSet { if contactDelegate != nil { SceneRefusal.reportPhysics() } }
    }
}

/// Told when bodies meet, which they do not on Linux.
/// - Linux: no effect
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// Never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    /// Never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    /// Optional.
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    /// Optional.
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    /// Optional.
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Where two bodies meet. No function returns one on Linux.
/// - Linux: refuses
open class SCNPhysicsContact: NSObject {
    /// The node of one body.
    public let nodeA: SCNNode
    /// The node of the other body.
    public let nodeB: SCNNode
    /// Where they meet, in the world.
    public let contactPoint = SCNVector3Zero
    /// The direction of the collision.
    public let contactNormal = SCNVector3Zero
    /// The strength of the collision.
    public let collisionImpulse: CGFloat = 0

    init(_ nodeA: SCNNode, _ nodeB: SCNNode) {
        self.nodeA = nodeA
        self.nodeB = nodeB
    }
}
