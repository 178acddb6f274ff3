import Foundation

/// The objects of a context by their IDs. Objects are referenced weakly unless all are to be kept.
struct ObjectRegistry {
    private struct Reference {
        weak var object: NSManagedObject?
    }

    private var references: [ObjectKey: Reference] = [:]
    private var kept: [ObjectKey: NSManagedObject] = [:]
    /// The number of entries at which those of released objects are removed.
    private var limit = 1024

    var retainsObjects = false {
        didSet {
            kept = [:]
            guard retainsObjects else { return }
            for object in objects { kept[object.id.key] = object }
        }
    }

    subscript(key: ObjectKey) -> NSManagedObject? { references[key]?.object }

    var objects: [NSManagedObject] {
        references.values.compactMap(\.object).sorted { $0.sequence < $1.sequence }
    }

    mutating func add(_ object: NSManagedObject) {
        references[object.id.key] = Reference(object: object)
        if retainsObjects { kept[object.id.key] = object }
        guard references.count > limit else { return }
        references = references.filter { $0.value.object != nil }
        limit = max(1024, references.count * 2)
    }

    mutating func remove(_ key: ObjectKey) {
        references[key] = nil
        kept[key] = nil
    }

    mutating func removeAll() {
        references = [:]
        kept = [:]
    }
}
