import Foundation

/// How conflicts of a save are resolved.
/// - Linux: works
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// Resolves the conflicts of a save. Subclasses may override how.
/// - Linux: works
open class NSMergePolicy: NSObject {
    // Sound: constants without state.
    nonisolated(unsafe) private static let policies = (0...4).compactMap { NSMergePolicyType(rawValue: $0) }
        .map(NSMergePolicy.init(merge:))

    open class var error: NSMergePolicy { policies[0] }
    open class var mergeByPropertyStoreTrump: NSMergePolicy { policies[1] }
    open class var mergeByPropertyObjectTrump: NSMergePolicy { policies[2] }
    open class var overwrite: NSMergePolicy { policies[3] }
    open class var rollback: NSMergePolicy { policies[4] }

    open private(set) var mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
    }

    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.error(
                NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { LockingResolution.resolve(conflict, mergeType) }
    }

    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.error(
                NSManagedObjectConstraintMergeError, "Could not merge changes: values are not unique.",
                [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { ConstraintResolution.resolve(conflict, mergeType) }
    }
}

/// An object whose row was changed or deleted since the context read it.
/// - Linux: works
open class NSMergeConflict: NSObject {
    open private(set) var sourceObject: NSManagedObject
    /// The values of the object.
    open private(set) var objectSnapshot: [String: Any]?
    /// The values that the context read.
    open private(set) var cachedSnapshot: [String: Any]?
    /// The values in the store.
    open private(set) var persistedSnapshot: [String: Any]?
    /// 0 if the row was deleted.
    open private(set) var newVersionNumber: Int
    open private(set) var oldVersionNumber: Int
    let row: StoredRow?

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        newVersionNumber = newvers
        oldVersionNumber = oldvers
        cachedSnapshot = cachesnap
        persistedSnapshot = persnap
        row = nil
        super.init()
    }

    init(_ object: NSManagedObject, _ row: StoredRow?) {
        func snapshot(_ values: ContiguousArray<Any?>) -> [String: Any] {
            var result: [String: Any] = [:]
            for (index, slot) in object.layout.slots.enumerated() where slot.kind == .attribute || slot.kind == .toOne {
                let value = values[index]
                result[slot.name] = (value as? NSManagedObject)?.id ?? value ?? NSNull()
            }
            return result
        }
        sourceObject = object
        self.row = row
        newVersionNumber = row?.version ?? 0
        oldVersionNumber = object.version
        objectSnapshot = snapshot(object.slots)
        cachedSnapshot = snapshot(object.committed ?? object.slots)
        persistedSnapshot = row.map { snapshot($0.values) }
        super.init()
    }
}

/// Objects whose values are to be unique and are not.
/// - Linux: works
open class NSConstraintConflict: NSObject {
    open private(set) var constraint: [String]
    open private(set) var constraintValues: [String: Any] = [:]
    /// The stored object with these values; nil if only unsaved objects have them.
    open private(set) var databaseObject: NSManagedObject?
    open private(set) var databaseSnapshot: [String: Any]?
    open private(set) var conflictingObjects: [NSManagedObject]
    open private(set) var conflictingSnapshots: [[AnyHashable: Any]] = []
    let databaseID: NSManagedObjectID?
    /// Whether the stored object was known to the context before the conflict was found.
    let isDatabaseObjectRegistered: Bool

    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
        databaseID = databaseObject?.id
        isDatabaseObjectRegistered = databaseObject != nil
        super.init()
    }

    init(
        constraint: [String], values: [Any], databaseID: NSManagedObjectID?, _ objects: [NSManagedObject],
        _ context: NSManagedObjectContext
    ) {
        self.constraint = constraint
        self.databaseID = databaseID
        constraintValues = Dictionary(zip(constraint, values), uniquingKeysWith: { $1 })
        conflictingObjects = objects
        conflictingSnapshots = objects.map { $0.changedValues() }
        let known = databaseID.flatMap { context.registered($0) }
        isDatabaseObjectRegistered = known != nil
        super.init()
        databaseObject =
            known
            ?? databaseID.flatMap { id in
                (try? context.source?.row(for: id)).map { NSManagedObject.newFault(id, $0, in: context) }
            }
        databaseSnapshot = databaseObject?.committedValues(forKeys: nil)
    }
}
