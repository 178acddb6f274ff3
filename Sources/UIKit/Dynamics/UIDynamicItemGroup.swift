import Foundation

/// Several items that an animator moves as one body: they keep their places to each other.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// An item with its place from the middle of the group, and its transform, when the group was made.
    private struct Member {
        let item: any UIDynamicItem
        let offset: CGPoint
        let transform: CGAffineTransform
    }

    private let members: [Member]
    private let size: CGSize
    private var ownCenter: CGPoint
    private var ownTransform = CGAffineTransform.identity

    /// Makes a group of items in their present places. An item cannot be in a behavior of its own, too.
    public init(items: [any UIDynamicItem]) {
        let whole = items.reduce(CGRect.null) { $0.union(Self.frame(of: $1)) }
        let middle = whole.isNull ? CGPoint.zero : CGPoint(x: whole.midX, y: whole.midY)
        members = items.map {
            Member(
                item: $0, offset: CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y),
                transform: $0.transform)
        }
        size = whole.isNull ? .zero : whole.size
        ownCenter = middle
        super.init()
    }

    /// The items in the order in which they were given.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    /// The middle of the items' common frame. Setting it moves them.
    open var center: CGPoint {
        get { ownCenter }
        set {
            ownCenter = newValue
            placeMembers()
        }
    }

    /// The size of the items' common frame when the group was made.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The identity at first. Setting it turns the items around ``center``.
    open var transform: CGAffineTransform {
        get { ownTransform }
        set {
            ownTransform = newValue
            placeMembers()
        }
    }

    /// A path: the smallest convex one around the items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The smallest convex polygon around the corners of the items' frames.
    open var collisionBoundingPath: UIBezierPath {
        let corners = members.flatMap { member in
            let frame = Self.frame(of: member.item.bounds, member.transform)
                .offsetBy(dx: member.offset.x, dy: member.offset.y)
            return [
                CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
            ]
        }
        let path = UIBezierPath()
        for (index, corner) in ConvexHull.corners(around: corners).enumerated() {
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        if !members.isEmpty { path.close() }
        return path
    }

    private func placeMembers() {
        for member in members {
            let place = member.offset.applying(ownTransform)
            member.item.center = CGPoint(x: ownCenter.x + place.x, y: ownCenter.y + place.y)
            member.item.transform = member.transform.concatenating(ownTransform)
        }
    }

    private static func frame(of item: any UIDynamicItem) -> CGRect {
        frame(of: item.bounds, item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }

    private static func frame(of bounds: CGRect, _ transform: CGAffineTransform) -> CGRect {
        CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            .applying(transform)
    }
}
