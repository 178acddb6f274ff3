import UIKit

/// The mass and shape of a node. It keeps its values; no body moves or meets another on Linux.
/// - Linux: works
open class SCNPhysicsBody: NSObject {
    /// Makes a body. Without a shape it has that of its node.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        self.type = type
        physicsShape = shape
        mass = type == .dynamic ? 1 : 0
        categoryBitMask = type == .static ? 2 : 1
    }

    /// Makes a body that nothing moves.
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    /// Makes a body that forces move.
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    /// Makes a body that the program moves.
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    /// What moves the body.
    open var type: SCNPhysicsBodyType
    /// The shape; nil is that of the node.
    open var physicsShape: SCNPhysicsShape?
    /// The mass in kilograms; 1 by default, and 0 for bodies that forces do not move.
    open var mass: CGFloat
    /// How a field moves the body; 0 by default.
    open var charge: CGFloat = 0
    /// How rough the body is; 0.5 by default.
    open var friction: CGFloat = 0.5
    /// How much energy a collision leaves; 0.5 by default.
    open var restitution: CGFloat = 0.5
    /// What slows the body down; 0.1 by default.
    open var damping: CGFloat = 0.1
    /// What slows turns down; 0.1 by default.
    open var angularDamping: CGFloat = 0.1
    /// Always true: no body moves.
    open var isResting: Bool { true }
    /// Whether the body may rest; true by default.
    open var allowsResting = true
    /// The velocity that was set; nothing moves with it.
    open var velocity = SCNVector3Zero
    /// The turns that were set; nothing turns.
    open var angularVelocity = SCNVector4Zero
    /// Whether the world's gravity applies; true by default.
    open var isAffectedByGravity = true
    /// The categories to which the body belongs; the second for static bodies, else the first.
    open var categoryBitMask: Int
    /// The categories with which the body collides; all by default.
    open var collisionBitMask = -1
    /// The categories of which the delegate is told; none by default.
    open var contactTestBitMask = 0

    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) { SceneRefusal.reportPhysics() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        SceneRefusal.reportPhysics()
    }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) { SceneRefusal.reportPhysics() }
    /// Does nothing: forces have no effect.
    /// - Linux: no effect
    open func clearAllForces() {}
    /// Does nothing: the body is where its node is.
    open func resetTransform() {}
}

/// What moves a body.
/// - Linux: works
public enum SCNPhysicsBodyType: Int, Sendable {
    /// Nothing.
    case `static`
    /// Forces.
    case dynamic
    /// The program.
    case kinematic
}

/// The shape of a body, which keeps what it is made of.
/// - Linux: works
open class SCNPhysicsShape: NSObject {
    /// What the shape was made of: a geometry or a node.
    public let sourceObject: Any
    /// How the shape was made.
    public let options: [Option: Any]?

    /// Makes a shape of a geometry.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        sourceObject = geometry
        self.options = options
    }

    /// Makes a shape of a node and all below it.
    public init(node: SCNNode, options: [Option: Any]? = nil) {
        sourceObject = node
        self.options = options
    }

    /// How a shape is made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A ``ShapeType``.
        public static let type = Option(rawValue: "type")
        /// Whether the nodes below keep shapes of their own.
        public static let keepAsCompound = Option(rawValue: "keepAsCompound")
        /// A scale.
        public static let scale = Option(rawValue: "scale")
    }

    /// How closely a shape follows its geometry.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As a box.
        public static let boundingBox = ShapeType(rawValue: "boundingBox")
        /// Without what goes inwards.
        public static let convexHull = ShapeType(rawValue: "convexHull")
        /// Exactly.
        public static let concavePolyhedron = ShapeType(rawValue: "concavePolyhedron")
    }
}
