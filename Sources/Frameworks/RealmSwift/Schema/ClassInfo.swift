import Foundation
internal import Synchronization

/// What the program says of a persisted class.
///
/// The properties are those that a new object has: `Mirror` lists them with their names and wrappers, so that nothing
/// has to be generated for a class, and classes in any module are persisted as they are.
final class ClassInfo: Sendable {
    let name: String
    let type: ObjectBase.Type
    /// In the order of declaration, superclasses first.
    let properties: [PropertyInfo]
    let stored: StoredClass
    let primaryIndex: Int?
    /// Whether objects have parts, such as a `let` that is a list, that have to be told where they are stored.
    let hasAttachedFields: Bool
    private let indices: [String: Int]
    let keyPaths = KeyPathNames()

    private init(_ type: ObjectBase.Type) {
        let discovery = PropertyDiscovery(type)
        let name = ClassInfo.name(of: type)
        let ordered = discovery.properties.filter { $0.type.shape != .linking }.sorted { $0.name < $1.name }
        let properties = discovery.properties.map { property in
            var property = property
            property.column = ordered.firstIndex { $0.name == property.name } ?? -1
            return property
        }
        self.name = name
        self.type = type
        self.properties = properties
        primaryIndex = properties.firstIndex(where: \.isPrimary)
        stored = StoredClass(
            name: name, fullName: Trestle.className(of: type), isEmbedded: type is EmbeddedObject.Type,
            primaryKey: primaryIndex.map { properties[$0].name }, properties: ordered.map(\.stored))
        hasAttachedFields = discovery.hasPlainFields || type is any Encodable.Type
        indices = Dictionary(
            properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter dynamic: a class of the file that is not in the program.
    init(dynamic stored: StoredClass) {
        name = stored.name
        type = DynamicObject.self
        self.stored = stored
        properties = stored.properties.enumerated().map { column, property in
            PropertyInfo(
                name: property.name, label: property.name,
                type: _RealmType(type: property.type, isOptional: property.isOptional, shape: property.shape),
                isPrimary: property.name == stored.primaryKey, isIndexed: false, column: column)
        }
        primaryIndex = properties.firstIndex(where: \.isPrimary)
        hasAttachedFields = false
        indices = Dictionary(
            properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of property: String) -> Int? { indices[property] }

    func property(_ name: String) -> PropertyInfo? { indices[name].map { properties[$0] } }

    /// Returns a new object that stands for a row.
    func accessor(in core: RealmCore, _ key: Int64) -> ObjectBase {
        let object = type.init()
        object.managed = ManagedState(core: core, info: self, key: key)
        guard hasAttachedFields else { return object }
        let link = _RealmLink(className: name, key: key)
        for (property, field) in zip(properties, ObjectFields.of(object, self)) {
            field?.attach(to: _RealmSite(core: core, owner: link, column: property.column), property)
        }
        return object
    }

    // MARK: All classes

    private static let known = Mutex<[ObjectIdentifier: ClassInfo]>([:])

    static func of(_ type: ObjectBase.Type) -> ClassInfo {
        if let info = known.withLock({ $0[ObjectIdentifier(type)] }) { return info }
        let info = ClassInfo(type)
        return known.withLock { known in
            let first = known[ObjectIdentifier(type)] ?? info
            known[ObjectIdentifier(type)] = first
            return first
        }
    }

    /// The name without module and outer types.
    static func name(of type: ObjectBase.Type) -> String {
        let name = Trestle.className(of: type)
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    static func type(named fullName: String) -> ObjectBase.Type? {
        Trestle.classNamed(fullName) as? ObjectBase.Type
    }
}
