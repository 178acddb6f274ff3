import Foundation

/// The objects of a to-many relationship of one object.
///
/// Changes of an unordered relationship are kept as differences from the stored objects, so that adding an object does
/// not load the others.
final class ToMany {
    let isOrdered: Bool
    private(set) var isLoaded: Bool
    private(set) var members: ObjectSet = []
    /// The members in order, of an ordered relationship.
    private(set) var list: [NSManagedObject] = []
    /// Differences from the stored members.
    private(set) var added: ObjectSet = []
    private(set) var removed: ObjectSet = []
    /// The stored list of an ordered relationship that changed.
    private(set) var committedList: [NSManagedObject]?

    /// What was returned for the present members: an `NSSet` or `NSOrderedSet`.
    ///
    /// They are of no class of their own, because Foundation on Linux converts only its own classes to `Set`.
    private var cachedCollection: NSObject?

    init(isOrdered: Bool, isLoaded: Bool) {
        self.isOrdered = isOrdered
        self.isLoaded = isLoaded
    }

    var hasChanges: Bool {
        !added.isEmpty || !removed.isEmpty || committedList.map { $0 != list } == true
    }

    /// Sets the stored objects, and repeats the changes made before.
    func load(_ stored: [NSManagedObject]) {
        guard !isLoaded else { return }
        isLoaded = true
        cachedCollection = nil
        if isOrdered { list = stored }
        members = ObjectSet(stored)
        added.subtract(members)
        removed.formIntersection(members)
        members.subtract(removed)
        members.formUnion(added)
    }

    func contains(_ object: NSManagedObject) -> Bool {
        isLoaded ? members.contains(object) : added.contains(object)
    }

    /// - Parameter index: the position in an ordered relationship; nil for the end.
    /// - Returns: false if the object is a member already.
    @discardableResult
    func insert(_ object: NSManagedObject, at index: Int? = nil) -> Bool {
        if isLoaded {
            guard !members.contains(object) else { return false }
            keepList()
            members.insert(object)
            if isOrdered { list.insert(object, at: min(index ?? list.count, list.count)) }
        }
        cachedCollection = nil
        if removed.remove(object) == nil { added.insert(object) }
        return true
    }

    /// - Returns: the position that the object had; nil if it was no member.
    @discardableResult
    func remove(_ object: NSManagedObject) -> Int? {
        var position = 0
        if isLoaded {
            guard members.contains(object) else { return nil }
            keepList()
            members.remove(object)
            if isOrdered {
                position = list.lastIndex { $0 === object } ?? 0
                list.remove(at: position)
            }
        } else if removed.contains(object) {
            return nil
        }
        cachedCollection = nil
        if added.remove(object) == nil { removed.insert(object) }
        return position
    }

    /// Moves a member of an ordered relationship.
    func move(_ object: NSManagedObject, to index: Int) {
        guard let old = list.firstIndex(where: { $0 === object }) else { return }
        keepList()
        cachedCollection = nil
        list.remove(at: old)
        list.insert(object, at: min(index, list.count))
    }

    private func keepList() {
        if isOrdered, committedList == nil { committedList = list }
    }

    /// Takes the present members for the stored ones.
    func commit() {
        added = []
        removed = []
        committedList = nil
    }

    /// The stored members. The relationship is loaded.
    var committedMembers: [NSManagedObject] {
        if let committedList { return committedList }
        if isOrdered { return list }
        return Array(members.subtracting(added).union(removed))
    }

    /// The members as an `NSSet` or `NSOrderedSet`.
    var collection: NSObject {
        if let cachedCollection { return cachedCollection }
        let collection: NSObject = isOrdered ? NSOrderedSet(array: list) : NSSet(array: Array(members))
        cachedCollection = collection
        return collection
    }

    /// The members in a stable order.
    var orderedMembers: [NSManagedObject] {
        isOrdered ? list : members.ordered
    }
}
