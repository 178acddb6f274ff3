import FrameworkAbsence
import UIKit

/// The simulation of a scene's bodies, which does not run on Linux.
/// - Linux: refuses
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// The acceleration, in meters for each second and second; (0, -9.8) by default.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// How fast time passes in the simulation; 1 by default.
    open var speed: CGFloat = 1

    /// Never told of a contact: bodies do not move.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)? {
        didSet { if contactDelegate != nil { Self.report() } }
    }

    /// Returns nil: bodies have masses, and no outlines.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    /// Returns nil: bodies have masses, and no outlines.
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    /// Returns nil: bodies have masses, and no outlines.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }

    nonisolated static func report() {
        Absence.report(
            "SpriteKit", "the simulation of SKPhysicsWorld", "bodies do not move, and no contact is reported")
    }
}

/// Told when bodies meet, which they do not on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Never called.
    func didBegin(_ contact: SKPhysicsContact)
    /// Never called.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Optional.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Optional.
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Where two bodies meet. No function returns one on Linux.
/// - Linux: refuses
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
    /// One body.
    public let bodyA: SKPhysicsBody
    /// The other body.
    public let bodyB: SKPhysicsBody
    /// Where they meet, in the scene's coordinates.
    public let contactPoint = CGPoint.zero
    /// The direction of the collision.
    public let contactNormal = CGVector.zero
    /// The strength of the collision in newton seconds.
    public let collisionImpulse: CGFloat = 0

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        self.bodyA = bodyA
        self.bodyB = bodyB
    }
}
