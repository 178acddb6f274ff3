import Foundation
internal import RigidBodies

/// What the items of a collision behavior touch, from frame to frame.
@MainActor
struct CollisionContacts {
    /// Two items, or an item and a boundary.
    struct Pair {
        let item: any UIDynamicItem
        /// Nil for a boundary.
        let other: (any UIDynamicItem)?
        let boundary: (any NSCopying)?
        let point: CGPoint

        /// The order of two items is that of their bodies, which changes when another behavior goes.
        func isSame(as pair: Pair) -> Bool {
            let isInverse = other != nil && item === pair.other && other === pair.item
            guard isInverse || item === pair.item && other === pair.other else { return false }
            switch (boundary, pair.boundary) {
            case (nil, nil): return true
            case (let first?, let second?): return CollisionBoundaries.areEqual(first, second)
            default: return false
            }
        }
    }

    struct Change {
        let pair: Pair
        let began: Bool
    }

    private var present: [Pair] = []

    /// Returns what is new: first the pairs that have parted.
    mutating func follow(_ world: DynamicWorld, of behavior: UIDynamicBehavior, items: DynamicItemList) -> [Change] {
        var now: [Pair] = []
        for contact in world.touches {
            guard let pair = Self.pair(contact, world, behavior, items), !now.contains(where: pair.isSame) else {
                continue
            }
            now.append(pair)
        }
        let before = present
        present = now
        return before.filter { pair in !now.contains(where: pair.isSame) }.map { Change(pair: $0, began: false) }
            + now.filter { pair in !before.contains(where: pair.isSame) }.map { Change(pair: $0, began: true) }
    }

    /// Nil for a contact of another behavior.
    private static func pair(
        _ contact: Contact, _ world: DynamicWorld, _ behavior: UIDynamicBehavior, _ items: DynamicItemList
    ) -> Pair? {
        let item = world.item(contact.body)
        guard items.contains(item) else { return nil }
        let point = CGPoint(contact.point)
        switch contact.partner {
        case .body(let index):
            let other = world.item(index)
            return items.contains(other) ? Pair(item: item, other: other, boundary: nil, point: point) : nil
        case .boundary(let number):
            let boundary = world.boundaryOwners[number]
            guard boundary.owner == ObjectIdentifier(behavior) else { return nil }
            return Pair(item: item, other: nil, boundary: boundary.identifier, point: point)
        }
    }
}

extension CollisionContacts.Change {
    @MainActor
    func tell(_ delegate: (any UICollisionBehaviorDelegate)?, _ behavior: UICollisionBehavior) {
        typealias Methods = CollisionBehaviorDelegateMethods
        switch (pair.other, began) {
        case (let other?, true):
            Methods.beganContact.receiver(delegate)?.collisionBehavior(
                behavior, beganContactFor: pair.item, with: other, at: pair.point)
        case (let other?, false):
            Methods.endedContact.receiver(delegate)?.collisionBehavior(
                behavior, endedContactFor: pair.item, with: other)
        case (nil, true):
            Methods.beganBoundaryContact.receiver(delegate)?.collisionBehavior(
                behavior, beganContactFor: pair.item, withBoundaryIdentifier: pair.boundary, at: pair.point)
        case (nil, false):
            Methods.endedBoundaryContact.receiver(delegate)?.collisionBehavior(
                behavior, endedContactFor: pair.item, withBoundaryIdentifier: pair.boundary)
        }
    }
}
