import Foundation
internal import RigidBodies

/// The world of one frame, into which behaviors put what they do.
@MainActor
struct DynamicWorld {
    var world = World()
    /// The bounds that can be a boundary.
    let bounds: CGRect
    /// The length of the frame in seconds.
    let duration: TimeInterval
    /// The electric charges of items, by the numbers of their bodies.
    var charges: [Int: Double] = [:]
    private let items: [any UIDynamicItem]
    private let indexes: [ObjectIdentifier: Int]
    /// The numbers of the boundaries of each behavior, with the behavior's own name for them.
    private(set) var boundaryOwners: [(owner: ObjectIdentifier, identifier: (any NSCopying)?)] = []
    /// What touched in any step of the frame, each pair once.
    private(set) var touches: [Contact] = []

    /// The acceleration by a gravity of 1, in points a second and second.
    static let gravity = 1000.0
    /// The acceleration of a mass of 1 by a push of 1.
    static let push = 100.0

    init(_ states: [DynamicState], bounds: CGRect, duration: TimeInterval) {
        (self.bounds, self.duration) = (bounds, duration)
        items = states.map(\.item)
        world.bodies = states.map(\.body)
        indexes = Dictionary(uniqueKeysWithValues: states.enumerated().map { (ObjectIdentifier($1.item), $0) })
    }

    func index(of item: any UIDynamicItem) -> Int? { indexes[ObjectIdentifier(item)] }

    func body(of item: any UIDynamicItem) -> Body? { index(of: item).map { world.bodies[$0] } }

    func item(_ index: Int) -> any UIDynamicItem { items[index] }

    func indexes(of items: [any UIDynamicItem]) -> [Int] { items.compactMap(index) }

    mutating func addBoundary(_ boundary: Boundary, _ identifier: (any NSCopying)?, of owner: UIDynamicBehavior) -> Int
    {
        world.boundaries.append(boundary)
        boundaryOwners.append((ObjectIdentifier(owner), identifier))
        return world.boundaries.count - 1
    }

    mutating func step(_ duration: Double) {
        world.step(duration)
        for contact in world.contacts
        where !touches.contains(where: { $0.body == contact.body && $0.partner == contact.partner }) {
            touches.append(contact)
        }
    }
}
