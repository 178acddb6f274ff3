import UIKit

/// The mass and outline of a node. It keeps its values; no body moves or meets another on Linux.
/// - Linux: works
open class SKPhysicsBody: NSObject {
    private let square: CGFloat
    private var givenDensity: CGFloat = 1
    private let isEdge: Bool

    private init(square: CGFloat, isEdge: Bool = false) {
        self.square = square
        self.isEdge = isEdge
        isDynamic = !isEdge
    }

    /// Makes a circle around the node's origin.
    public convenience init(circleOfRadius r: CGFloat) { self.init(square: .pi * r * r) }

    /// Makes a circle.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(square: .pi * r * r) }

    /// Makes a rectangle around the node's origin.
    public convenience init(rectangleOf s: CGSize) { self.init(square: s.width * s.height) }

    /// Makes a rectangle.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(square: s.width * s.height) }

    /// Makes a convex polygon of a path with straight lines.
    public convenience init(polygonFrom path: CGPath) { self.init(square: PathCorners(path).area) }

    /// Makes a line without mass.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(square: 0, isEdge: true) }

    /// Makes an open line without mass.
    public convenience init(edgeChainFrom path: CGPath) { self.init(square: 0, isEdge: true) }

    /// Makes a closed line without mass.
    public convenience init(edgeLoopFrom path: CGPath) { self.init(square: 0, isEdge: true) }

    /// Makes the border of a rectangle, without mass.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(square: 0, isEdge: true) }

    /// Makes a body of a texture's opaque pixels. Its area is taken as that of the whole texture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(square: size.width * size.height) }

    /// Makes a body of the pixels with at least an opacity. Its area is taken as that of the whole texture.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(square: size.width * size.height)
    }

    /// Makes a body of others.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(square: bodies.reduce(0) { $0 + $1.square }) }

    /// The area in square meters; 150 points are a meter.
    open var area: CGFloat { square / 22_500 }

    /// The mass of a square meter; 1 by default.
    open var density: CGFloat {
        get { givenDensity }
        set { givenDensity = newValue }
    }

    /// The mass in kilograms, which follows from the density and the area. Setting it sets the density.
    open var mass: CGFloat {
        get { givenDensity * area }
        set { if area > 0 { givenDensity = newValue / area } }
    }

    /// The node whose body this is.
    @MainActor open internal(set) weak var node: SKNode?

    /// Whether forces move the body; false for edges.
    open var isDynamic: Bool
    /// Whether fast bodies are looked at between frames; false by default.
    open var usesPreciseCollisionDetection = false
    /// Whether forces turn the body; true by default.
    open var allowsRotation = true
    /// Whether the body stays at its place; false by default.
    open var pinned = false
    /// Whether the body lies still; true, because no body moves.
    open var isResting = true
    /// How rough the body is, from 0 to 1; 0.2 by default.
    open var friction: CGFloat = 0.2
    /// How a field moves the body; 0 by default.
    open var charge: CGFloat = 0
    /// How much energy a collision leaves, from 0 to 1; 0.2 by default.
    open var restitution: CGFloat = 0.2
    /// What slows the body down; 0.1 by default.
    open var linearDamping: CGFloat = 0.1
    /// What slows turns down; 0.1 by default.
    open var angularDamping: CGFloat = 0.1
    /// Whether the world's gravity applies; true by default.
    open var affectedByGravity = true
    /// The fields that apply; all by default.
    open var fieldBitMask: UInt32 = .max
    /// The categories to which the body belongs; all by default.
    open var categoryBitMask: UInt32 = .max
    /// The categories with which the body collides; all by default.
    open var collisionBitMask: UInt32 = .max
    /// The categories of which the delegate is told; none by default.
    open var contactTestBitMask: UInt32 = 0
    /// The velocity that was set, in meters for each second; nothing moves with it.
    open var velocity = CGVector.zero
    /// The turns that were set, in radians for each second; nothing turns.
    open var angularVelocity: CGFloat = 0

    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyForce(_ force: CGVector) { SKPhysicsWorld.report() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyForce(_ force: CGVector, at point: CGPoint) { SKPhysicsWorld.report() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyTorque(_ torque: CGFloat) { SKPhysicsWorld.report() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyImpulse(_ impulse: CGVector) { SKPhysicsWorld.report() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { SKPhysicsWorld.report() }
    /// Says once that nothing is simulated.
    /// - Linux: no effect
    open func applyAngularImpulse(_ impulse: CGFloat) { SKPhysicsWorld.report() }

    /// Returns no bodies: bodies do not meet.
    /// - Linux: refuses
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
