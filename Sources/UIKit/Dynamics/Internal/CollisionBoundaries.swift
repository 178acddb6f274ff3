import Foundation
internal import RigidBodies

/// The boundaries that the application has added to a collision behavior.
@MainActor
struct CollisionBoundaries {
    struct Entry {
        let identifier: any NSCopying
        let path: UIBezierPath
        let lines: [[Vector]]
    }

    private(set) var entries: [Entry] = []

    mutating func set(_ path: UIBezierPath, _ identifier: any NSCopying) {
        remove(identifier)
        entries.append(Entry(identifier: identifier, path: path, lines: FlattenedPath(path.cgPath).parts))
    }

    func path(_ identifier: any NSCopying) -> UIBezierPath? {
        entries.first { Self.areEqual($0.identifier, identifier) }?.path
    }

    mutating func remove(_ identifier: any NSCopying) {
        entries.removeAll { Self.areEqual($0.identifier, identifier) }
    }

    nonisolated static func areEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        if let first = first as? NSObject { return first.isEqual(second) }
        return first as AnyObject === second as AnyObject
    }
}
