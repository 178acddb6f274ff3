import Foundation
internal import RigidBodies

/// Keeps a point of an item at a distance from a fixed point, or from a point of another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Whether an item is attached to a point or to another item.
    public enum AttachmentType: Int, Sendable {
        /// Whether the other end is another item (`items`) or a fixed point (`anchor`).
        case items, anchor
    }

    private let attached: [(item: any UIDynamicItem, offset: UIOffset)]
    /// Whether the item is attached to another item or to a fixed point.
    open private(set) var attachedBehaviorType: AttachmentType

    /// Creates a behavior without items, which attaches nothing. No items can be added.
    public override init() {
        attached = []
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = 0
        super.init()
    }

    /// Attaches the center of an item to a point, at the distance that they have now.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches an item to a point, at the distance that they have now.
    ///
    /// - Parameter offset: in the item's own coordinates.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attached = [(item, offset)]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = Self.distance(Self.place(item, offset), point)
        super.init()
    }

    /// Attaches the centers of two items to each other, at the distance that they have now.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items to each other, at the distance that they have now. Offsets are from the centers, in
    /// each item's own coordinates.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        attached = [(item1, offset1), (item2, offset2)]
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = Self.distance(Self.place(item1, offset1), Self.place(item2, offset2))
        super.init()
    }

    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        // A body is turned as its item, but not scaled.
        let turn = CGAffineTransform(rotationAngle: atan2(item.transform.b, item.transform.a))
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(turn)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        hypot(first.x - second.x, first.y - second.y)
    }

    /// The attached items: one or two.
    open var items: [any UIDynamicItem] { attached.map(\.item) }

    /// The fixed point. Moving it pulls the item along.
    open var anchorPoint: CGPoint {
        didSet { didChange() }
    }

    /// The distance that is kept. The default is the distance at the beginning.
    open var length: CGFloat {
        didSet { didChange() }
    }

    /// Of a spring: 1 keeps it from swinging. The default is 0.
    open var damping: CGFloat = 0 {
        didSet { didChange() }
    }

    /// Of a spring, in Hertz. With 0, the default, the attachment is rigid.
    open var frequency: CGFloat = 0 {
        didSet { didChange() }
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func act(in world: inout DynamicWorld) {
        var ends: [Joint.End] = attached.compactMap { part in
            world.index(of: part.item).map { .body($0, arm: Vector(part.offset)) }
        }
        if attachedBehaviorType == .anchor { ends.append(.point(Vector(anchorPoint))) }
        guard ends.count == 2 else { return }
        world.world.joints.append(
            Joint(ends[0], ends[1], length: length, frequency: frequency, damping: damping))
    }
}
