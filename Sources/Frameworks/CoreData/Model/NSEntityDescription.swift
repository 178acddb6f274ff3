import Foundation

/// An entity of a model: a kind of managed objects with its properties.
/// - Linux: works
open class NSEntityDescription: NSObject, NSCopying {
    weak var model: NSManagedObjectModel?
    weak var parentEntity: NSEntityDescription?
    private var children: [NSEntityDescription] = []
    /// The properties that the entity itself declares.
    private(set) var ownProperties: [NSPropertyDescription] = []
    private var cachedLayout: EntityLayout?
    private let layoutLock = NSRecursiveLock()

    public override init() { super.init() }

    /// Returns the entity with this name in the model of the context.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Inserts a new object of the entity's class. An unknown entity raises `NSInternalInconsistencyException` and
    /// ends the process.
    @discardableResult
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            CoreDataExceptions.raise(
                "+entityForName: nil is not a legal NSManagedObjectModel parameter searching for entity name "
                    + "'\(entityName)'")
            fatalError("There is no entity named \(entityName).")
        }
        return NSManagedObject.created(entity, in: context)
    }

    /// The model that contains the entity. Reading it before there is one ends the process.
    open var managedObjectModel: NSManagedObjectModel {
        guard let model else { fatalError("The entity \(name ?? "") belongs to no model.") }
        return model
    }

    /// The default is `NSManagedObject`.
    open var managedObjectClassName: String! = "NSManagedObject" {
        didSet { resolvedClass = nil }
    }

    /// The class of the entity's objects, found by its name.
    var resolvedClass: NSManagedObject.Type?
    /// How many classes were known when the class was not found.
    var classSearches: Int?

    open var name: String?
    open var isAbstract = false

    open var subentities: [NSEntityDescription] {
        get { children }
        set {
            for child in children { child.parentEntity = nil }
            children = newValue
            for child in children { child.parentEntity = self }
            discardLayout()
        }
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(children.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    open var superentity: NSEntityDescription? { parentEntity }

    /// The properties of the entity, with those that it inherits.
    open var properties: [NSPropertyDescription] {
        get { layout.properties }
        set {
            let inherited = Set((parentEntity?.properties ?? []).map(ObjectIdentifier.init))
            for property in ownProperties { property.owner = nil }
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.owner = self }
            discardLayout()
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Returns whether the entity is the other one or inherits it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: { $0.parentEntity }).contains {
            $0 === entity || ($0.name == entity.name && $0.name != nil)
        }
    }

    open var userInfo: [AnyHashable: Any]? = [:]

    /// Changes when the stored form of the entity changes.
    open var versionHash: Data {
        let parts = properties.filter { !($0 is NSFetchedPropertyDescription) }.map(\.hashText).sorted()
        let constraints = constraintNames.map { $0.joined(separator: ",") }.sorted().joined(separator: ";")
        let text = "\(name ?? "") \(isAbstract) \(parentEntity?.name ?? "") \(versionHashModifier ?? "") \(constraints)"
        return StableHash.data(([text] + parts).joined(separator: "\n"))
    }
    open var versionHashModifier: String?

    private var renaming: String?

    /// The name of the entity in the previous version of the model. The default is the name.
    open var renamingIdentifier: String? {
        get { renaming ?? name }
        set { renaming = newValue?.isEmpty == true ? nil : newValue }
    }

    open var indexes: [NSFetchIndexDescription] = [] {
        didSet { for index in indexes { index.entity = self } }
    }

    /// Lists of properties or their names whose values are together different in all objects of the entity.
    open var uniquenessConstraints: [[Any]] = []

    @available(*, deprecated, message: "Use NSEntityDescription.indexes instead")
    open var compoundIndexes: [[Any]] {
        get { [] }
        set {
            indexes += newValue.enumerated().map { index, properties in
                let elements = properties.compactMap { propertiesByName[($0 as? String) ?? ""] }
                return NSFetchIndexDescription(
                    name: "compound\(index)",
                    elements: elements.map { NSFetchIndexElementDescription(property: $0, collationType: .binary) })
            }
        }
    }

    // MARK: Internal

    var root: NSEntityDescription {
        sequence(first: self, next: { $0.parentEntity }).reduce(self) { _, last in last }
    }

    /// The entity and all that inherit it, the entity first.
    var withDescendants: [NSEntityDescription] { [self] + children.flatMap(\.withDescendants) }

    /// The names in the uniqueness constraints of the entity and those that it inherits.
    var constraintNames: [[String]] {
        let own = uniquenessConstraints.map {
            $0.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
        }
        return (parentEntity?.constraintNames ?? []) + own.filter { !$0.isEmpty }
    }

    var layout: EntityLayout {
        layoutLock.withLock {
            if let cachedLayout { return cachedLayout }
            let layout = EntityLayout(self)
            cachedLayout = layout
            return layout
        }
    }

    func discardLayout() {
        layoutLock.withLock { cachedLayout = nil }
        for child in children { child.discardLayout() }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copyOwnValues(to: copy)
        copy.subentities = children.compactMap { $0.copy() as? NSEntityDescription }
        return copy
    }

    func copyOwnValues(to copy: NSEntityDescription) {
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.versionHashModifier = versionHashModifier
        copy.renaming = renaming
        copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        copy.uniquenessConstraints = uniquenessConstraints.map { constraint in
            constraint.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
        }
        copy.indexes = indexes.map { index in
            let elements = index.elements.compactMap { element in
                copy.ownProperties.first { $0.name == element.propertyName }.map {
                    NSFetchIndexElementDescription(property: $0, collationType: element.collationType)
                }
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
    }

    open override var description: String { "<NSEntityDescription: \(name ?? "(no name)")>" }
}
