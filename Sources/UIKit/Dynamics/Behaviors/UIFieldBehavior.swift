import Foundation
internal import RigidBodies

/// A field of force, such as gravity towards a point or a wind, which acts on items in a region.
///
/// The forces are worked out at the beginning of each frame. The scale of the forces is that of pushes; how strong
/// UIKit's fields are is unverified.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private var kind = FieldKind.drag
    private var list = DynamicItemList([])
    private var time: TimeInterval = 0

    /// Use one of the class's methods. A field that is created so slows items down, as ``dragField()`` does.
    public override init() {
        super.init()
    }

    private static func make(_ kind: FieldKind, direction: CGVector = CGVector(dx: 0, dy: 0)) -> Self {
        let field = newObject()
        field.kind = kind
        field.direction = direction
        return field
    }

    // MARK: Kinds

    /// Returns a field that slows items down, the more, the faster they are.
    open class func dragField() -> Self { make(.drag) }

    /// Returns a field that pushes items around its position, counterclockwise on the screen (unverified) for a
    /// positive ``strength``.
    open class func vortexField() -> Self { make(.vortex) }

    /// Returns a field that pulls items to a position, with an acceleration that does not depend on their mass.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// Returns a field that accelerates items in a direction, independently of their mass.
    open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity, direction: direction) }

    /// Returns a field in which items have a velocity, in points a second times ``strength``.
    open class func velocityField(direction: CGVector) -> Self { make(.velocity, direction: direction) }

    /// Returns a field that pushes items in directions that change smoothly with place and time.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, where near places have different directions, to 1.
    ///   - speed: how often the directions change, per second; 0 freezes them.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field like that of noise, but the stronger, the faster an item is.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pulls items to its position, the more, the farther away they are.
    open class func springField() -> Self { make(.spring) }

    /// Returns a field that pulls items with a negative charge to its position, and pushes those with a positive one
    /// away (that it is radial is unverified).
    open class func electricField() -> Self { make(.electric) }

    /// Returns a field that turns the way of moving items that have a charge.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Returns a field whose force a closure works out.
    ///
    /// - Parameter block: receives the field, and an item's position, velocity, mass and charge, and the length of the
    ///   frame in seconds.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self {
        make(.custom(block))
    }

    // MARK: Items

    /// Lets the field act on an item, too. Does nothing if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// Ends the effect of the field on an item. Does nothing for other items.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// The items in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    // MARK: Properties

    /// The middle of the field in the coordinates of the reference view. The default is (0, 0).
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where the field acts, around ``position``; everywhere by default.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// A factor of the force. The default is 1; negative values turn the force around.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// The exponent with which the force becomes weaker beyond ``minimumRadius``. The default is 0: it does not.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// The distance from ``position`` up to which the force has its full strength. The default is a small number.
    open var minimumRadius: CGFloat = 1e-5 { didSet { didChange() } }
    /// The direction of linear gravity and of velocity; zero for other fields.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { didChange() } }
    /// How alike the directions of near places are in a field of noise or turbulence, from 0, the default, to 1.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// How often the directions change in a field of noise or turbulence, per second. The default is 0.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    // MARK: Forces

    override var movedItems: [any UIDynamicItem] { list.items }

    override func act(in world: inout DynamicWorld) {
        time += world.duration
        for index in world.indexes(of: list.items) {
            let body = world.world.bodies[index]
            let offset = body.position - Vector(position)
            guard !body.isAnchored, region.contains(CGPoint(offset)) else { continue }
            let place = FieldPlace(
                position: body.position, offset: offset, velocity: body.velocity, mass: body.mass,
                charge: world.charges[index] ?? 0, time: time, duration: world.duration)
            if case .velocity = kind {
                world.world.bodies[index].velocity = Vector(direction) * strength
            } else {
                world.world.accelerations[index, default: .zero] +=
                    kind.acceleration(at: place, in: self) * (strength * weakening(at: offset.length))
            }
        }
    }

    private func weakening(at distance: Double) -> Double {
        guard falloff != 0, distance > minimumRadius else { return 1 }
        return pow(max(distance, minimumRadius, 1), -falloff)
    }
}
