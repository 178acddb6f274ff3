import Foundation
internal import RigidBodies

/// Has items stop at each other and at boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a mode from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Items stop at each other, and pass through boundaries.
        public static let items = Mode(rawValue: 1)
        /// Items stop at boundaries, and pass through each other.
        public static let boundaries = Mode(rawValue: 2)
        /// Items stop at each other and at boundaries; the default.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var boundaries = CollisionBoundaries()
    private var contacts = CollisionContacts()
    /// Nil if the bounds of the reference view are no boundary.
    private var referenceInsets: UIEdgeInsets?

    /// Creates a behavior without items.
    public override init() {
        list = DynamicItemList([])
        super.init()
    }

    /// Creates collisions of items, without boundaries. They have no effect until the behavior is added to an animator.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Lets the behavior act on an item, too. Does nothing if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// Ends the effect of the behavior on an item. Does nothing for other items.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// The items in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// At what items stop. The default is `.everything`.
    open var collisionMode = Mode.everything {
        didSet { didChange() }
    }

    /// The object that is told of contacts; not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the reference view are a boundary. The default is false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? .zero : nil
            didChange()
        }
    }

    /// Makes the bounds of the reference view without the insets a boundary. Negative insets make it larger than the
    /// view.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        didChange()
    }

    /// Adds the lines of a path, in place of a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.set(bezierPath.copy() as? UIBezierPath ?? bezierPath, identifier)
        didChange()
    }

    /// Adds a line in the reference view's coordinates, in place of a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries.set(path, identifier)
        didChange()
    }

    /// Returns the path of a boundary; nil if none has the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(identifier) }

    /// Removes a boundary. Does nothing if none has the identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.remove(identifier)
        didChange()
    }

    /// The identifiers of all added boundaries; empty without any. The bounds of the reference view have none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.entries.map(\.identifier) }

    /// Removes all added boundaries. The bounds of the reference view stay one.
    open func removeAllBoundaries() {
        boundaries = CollisionBoundaries()
        didChange()
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { list.items }

    override func act(in world: inout DynamicWorld) {
        let indexes = world.indexes(of: list.items).sorted()
        if collisionMode.contains(.items) {
            for (place, first) in indexes.enumerated() {
                for second in indexes[(place + 1)...] { world.world.collidingPairs.append((first, second)) }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        var numbers: [Int] = []
        if let referenceInsets {
            let room = world.bounds.inset(by: referenceInsets)
            let boundary = Boundary.room(least: Vector(room.minX, room.minY), most: Vector(room.maxX, room.maxY))
            numbers.append(world.addBoundary(boundary, nil, of: self))
        }
        for entry in boundaries.entries {
            for lines in entry.lines { numbers.append(world.addBoundary(.lines(lines), entry.identifier, of: self)) }
        }
        for index in indexes { world.world.confinements += numbers.map { (index, $0) } }
    }

    /// Items that are still in contact are not said to part (unverified).
    override func didLeaveAnimator() { contacts = CollisionContacts() }

    override func worldDidStep(_ world: DynamicWorld) {
        let changes = contacts.follow(world, of: self, items: list)
        for change in changes where dynamicAnimator != nil { change.tell(collisionDelegate, self) }
    }
}
