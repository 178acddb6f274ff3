import Foundation

/// An object of a model, whose values live in a context and are saved in a store.
///
/// `@NSManaged` does not exist on Linux: the source adapter replaces such properties by computed ones that call
/// ``managedValue(forKey:)`` and ``setManagedValue(_:forKey:)``. Contexts do not check on which queue they are used.
/// - Linux: works
open class NSManagedObject: NSObject, KeyValueCoding {
    let entityDescription: NSEntityDescription
    let layout: EntityLayout
    private var storedID: NSManagedObjectID?
    weak var context: NSManagedObjectContext?
    /// The current values, in the order of the layout. A to-one relationship holds an ID until it is read, a to-many
    /// relationship a ``ToMany``.
    var slots: ContiguousArray<Any?>
    /// The values last fetched or saved, kept while there are changes. A to-many relationship keeps its own.
    var committed: ContiguousArray<Any?>?
    /// The values that a fault takes when it fires, if they were fetched already.
    var row: StoredRow?
    var version = 0
    var state = ManagedState()
    /// Orders objects as they came into existence in this process.
    let sequence = ObjectSequence.next()
    /// Values before changes in progress, for undoing and for inverse relationships.
    var changesInProgress: [(index: Int, old: Any?)] = []
    /// The values at the beginning of the current event.
    var eventValues: ContiguousArray<Any?>?

    /// Inserts a new object; with a nil context the object belongs to none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        entityDescription = entity
        layout = entity.layout
        slots = ContiguousArray(repeating: nil, count: layout.slots.count)
        super.init()
        setDefaults()
        guard let context else { return }
        if entity.isAbstract {
            CoreDataExceptions.raiseArgument("Cannot create an object of the abstract entity \(entity.name ?? "").")
        }
        context.insert(self)
    }

    /// Inserts a new object of the entity that has this class in the model of the context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: EntityFinder.entity(for: Self.self, in: moc), insertInto: moc)
    }

    /// Creates an object without an entity, and says on the console that the designated initializer was not called. Such
    /// an object has no properties, and no context takes it.
    public override convenience init() {
        ConsoleNote.print(
            "CoreData: error: Failed to call designated initializer on NSManagedObject class '\(Self.self)'")
        self.init(entity: NSEntityDescription(), insertInto: nil)
        state.hasNoEntity = true
    }

    /// Calls `init(entity:insertInto:)` of the class that a metatype stands for.
    @usableFromInline convenience init(ofClassValue entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }

    /// - Linux: no effect
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    /// The entity that has this class in a model that is in use.
    open class func entity() -> NSEntityDescription { EntityFinder.entity(for: self, in: nil) }

    /// Returns a request for all objects of the class. The method of the same name that Xcode generates for a subclass, with
    /// the class in its result, is preferred where the result's type is not written.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.resultClass = self
        if let entity = EntityFinder.knownEntity(for: self) { request.entity = entity }
        return request
    }

    // MARK: Identity and state

    var id: NSManagedObjectID {
        get {
            if let storedID { return storedID }
            let id = NSManagedObjectID(temporaryFor: entityDescription)
            storedID = id
            return id
        }
        set { storedID = newValue }
    }

    open var managedObjectContext: NSManagedObjectContext? { context }
    open var entity: NSEntityDescription { entityDescription }
    open var objectID: NSManagedObjectID { id }
    open var isInserted: Bool { state.isInserted }
    open var isUpdated: Bool { state.isUpdated }
    open var isDeleted: Bool { state.isDeleted }
    open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
    open var hasPersistentChangedValues: Bool {
        changedIndexes.contains { !layout.slots[$0].isTransient }
    }
    open var isFault: Bool { state.isFault }

    /// Always 0 or 1: 1 for a fault.
    open var faultingState: Int { isFault ? 1 : 0 }

    /// Returns whether the objects of the relationship were not loaded yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault, let index = layout.index(of: key) else { return true }
        return slots[index] is NSManagedObjectID || (slots[index] as? ToMany)?.isLoaded == false
    }

    /// Returns the IDs of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let index = layout.index(of: key) else { return [] }
        fireFault()
        switch layout.slots[index].kind {
        case .toOne: return toOneID(index).map { [$0] } ?? []
        case .toMany: return loadedToMany(index).orderedMembers.map(\.id)
        default: return []
        }
    }

    // MARK: Life cycle, for subclasses

    /// Called after a fault took its values. Changes made here are not saved.
    open func awakeFromFetch() {}
    /// Called once, when a new object was inserted.
    open func awakeFromInsert() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is marked as deleted.
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    // MARK: Access

    open func willAccessValue(forKey key: String?) { fireFault() }
    open func didAccessValue(forKey key: String?) {}

    /// Begins a change of a property. Setters of subclasses call it before ``setPrimitiveValue(_:forKey:)``.
    open func willChangeValue(forKey key: String) {
        if let index = layout.index(of: key) { beginChange(index) }
        (self as NSObject).willChangeValue(forKey: key)
    }

    /// Ends a change of a property: the object counts as updated, and inverse relationships follow.
    open func didChangeValue(forKey key: String) {
        if let index = layout.index(of: key) { endChange(index) }
        (self as NSObject).didChangeValue(forKey: key)
    }

    open func willChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        if let index = layout.index(of: inKey) { beginChange(index) }
        (self as NSObject).willChangeValue(forKey: inKey, withSetMutation: inMutationKind, using: inObjects)
    }

    open func didChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        if let index = layout.index(of: inKey) { endChange(index) }
        (self as NSObject).didChangeValue(forKey: inKey, withSetMutation: inMutationKind, using: inObjects)
    }

    /// Returns the value of a property of the entity, or what key-value coding finds in the class.
    nonisolated open func value(forKey key: String) -> Any? {
        if let index = layout.index(of: key) { return publicValue(index) }
        switch key {
        case "objectID": return id
        case "entity": return entityDescription
        default: return (self as NSObject).baseValue(forKey: key)
        }
    }

    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        guard let index = layout.index(of: key) else {
            return (self as NSObject).baseSetValue(value, forKey: key)
        }
        set(value, index)
    }

    nonisolated open func value(forKeyPath keyPath: String) -> Any? {
        (self as NSObject).baseValue(forKeyPath: keyPath)
    }

    nonisolated open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        (self as NSObject).baseSetValue(value, forKeyPath: keyPath)
    }

    nonisolated open func setNilValueForKey(_ key: String) { (self as NSObject).baseSetNilValueForKey(key) }

    nonisolated open func value(forUndefinedKey key: String) -> Any? {
        (self as NSObject).baseValue(forUndefinedKey: key)
    }

    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        (self as NSObject).baseSetValue(value, forUndefinedKey: key)
    }

    /// Returns the value without firing observers or custom accessors.
    open func primitiveValue(forKey key: String) -> Any? {
        layout.index(of: key).flatMap(publicValue)
    }

    /// Sets a value without recording a change. Call ``willChangeValue(forKey:)`` before and
    /// ``didChangeValue(forKey:)`` after it.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let index = layout.index(of: key) else {
            return CoreDataExceptions.raiseArgument("\(self) has no property \(key).")
        }
        setPrimitive(value, index)
    }

    // MARK: Changes

    /// The values that were last fetched or saved; of all properties for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        var values: [String: Any] = [:]
        for (index, slot) in layout.slots.enumerated() where keys?.contains(slot.name) ?? true {
            guard slot.kind != .fetched else { continue }
            values[slot.name] = committedValue(index) ?? NSNull()
        }
        return values
    }

    /// The new values of the properties that differ from those last fetched or saved; `NSNull` for nil.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedIndexes.map { (layout.slots[$0].name, publicValue($0) ?? NSNull()) })
    }

    /// The old values of the properties that were changed since the last
    /// ``NSManagedObjectContext/processPendingChanges()``; `NSNull` for nil.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        guard let eventValues else { return [:] }
        var values: [String: Any] = [:]
        for (index, slot) in layout.slots.enumerated() where slot.kind == .attribute || slot.kind == .toOne {
            if !ManagedValues.areSame(eventValues[index], slots[index]) {
                values[slot.name] = resolved(eventValues[index]) ?? NSNull()
            }
        }
        return values
    }

    // MARK: Validation

    /// Checks a value against the rules of the model.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        guard let index = layout.index(of: key) else { return }
        let errors = Validation.errors(of: self, index, value.pointee)
        if let error = CoreDataError.combined(errors) { throw error }
    }

    open func validateForDelete() throws { try Validation.validateForDelete(self) }
    open func validateForInsert() throws { try Validation.validate(self) }
    open func validateForUpdate() throws { try Validation.validate(self) }

    open override var description: String {
        "<\(type(of: self))> (entity: \(entityDescription.name ?? ""); id: \(id); data: "
            + (isFault ? "<fault>)" : "\(dictionaryText))")
    }

    private var dictionaryText: String {
        let lines = layout.slots.enumerated().filter { $1.kind == .attribute }
            .map { "    \($1.name) = \(slots[$0].map { "\($0)" } ?? "nil");" }
        return "{\n\(lines.sorted().joined(separator: "\n"))\n}"
    }
}

/// What a change made by the framework means for an object.
/// - Linux: works
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undoInsertion = Self(rawValue: 1 << 1)
    public static let undoDeletion = Self(rawValue: 1 << 2)
    public static let undoUpdate = Self(rawValue: 1 << 3)
    public static let rollback = Self(rawValue: 1 << 4)
    public static let refresh = Self(rawValue: 1 << 5)
    public static let mergePolicy = Self(rawValue: 1 << 6)
}
