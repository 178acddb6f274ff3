/// The source of an entity's class and properties.
struct ManagedClassText {
    let entity: ModelDocument.Entity
    let document: ModelDocument

    private var className: String { entity.className }

    /// The declaration of the class.
    var classSource: String {
        let parent = entity.parent.map(document.className(ofEntity:)) ?? "NSManagedObject"
        return """
            import CoreData
            import Foundation

            public class \(className): \(parent) {
            }

            @section(".init_array") @used private let _addClass: @convention(c) () -> Void = {
                SourceMembers.add { $0.add(\(className).self, named: "\(className)") }
            }

            """
    }

    /// The extension with the properties, and the accessors of to-many relationships.
    var propertiesSource: String {
        var text = """
            import CoreData
            import Foundation

            extension \(className) {
                public class func fetchRequest() -> NSFetchRequest<\(className)> {
                    NSFetchRequest<\(className)>(entityName: "\(entity.name)")
                }

            """
        for (name, type) in properties { text += property(name, type) }
        text += "}\n"
        for relationship in entity.relationships where relationship.isToMany { text += accessors(of: relationship) }
        if entity.parent == nil { text += "\nextension \(className): Identifiable {\n}\n" }
        return text + table
    }

    private var properties: [(name: String, type: String)] {
        let attributes = entity.attributes.map { ($0.name, PropertyTypes.type(of: $0)) }
        let relationships = entity.relationships.map { ($0.name, PropertyTypes.type(of: $0, in: document)) }
        let fetched = entity.fetchedProperties.map { ($0.name, "[\(document.className(ofEntity: $0.entity))]") }
        return (attributes + relationships).sorted { $0.0 < $1.0 } + fetched
    }

    private func property(_ name: String, _ type: String) -> String {
        """

            public var \(SourceName.identifier(name)): \(type) {
                get { managedValue(forKey: "\(name)") }
                set { setManagedValue(newValue, forKey: "\(name)") }
            }

        """
    }

    private func accessors(of relationship: ModelDocument.Relationship) -> String {
        let (key, name) = (relationship.name, SourceName.capitalized(relationship.name))
        let type = document.className(ofEntity: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods: [String] = []
        if relationship.isOrdered {
            methods += [
                "insertInto\(name)(_ value: \(type), at idx: Int) "
                    + "{ managedInsert(value, at: idx, forKey: \"\(key)\") }",
                "removeFrom\(name)(at idx: Int) { managedRemove(at: idx, forKey: \"\(key)\") }",
                "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet) "
                    + "{ managedInsert(values, at: indexes, forKey: \"\(key)\") }",
                "removeFrom\(name)(at indexes: NSIndexSet) { managedRemove(at: indexes, forKey: \"\(key)\") }",
                "replace\(name)(at idx: Int, with value: \(type)) "
                    + "{ managedReplace(at: idx, with: value, forKey: \"\(key)\") }",
                "replace\(name)(at indexes: NSIndexSet, with values: [\(type)]) "
                    + "{ managedReplace(at: indexes, with: values, forKey: \"\(key)\") }",
            ]
        }
        methods += [
            "addTo\(name)(_ value: \(type)) { managedAdd(value, forKey: \"\(key)\") }",
            "removeFrom\(name)(_ value: \(type)) { managedRemove(value, forKey: \"\(key)\") }",
            "addTo\(name)(_ values: \(set)) { managedAdd(values, forKey: \"\(key)\") }",
            "removeFrom\(name)(_ values: \(set)) { managedRemove(values, forKey: \"\(key)\") }",
        ]
        let body = methods.map { "    public func \($0)\n" }.joined(separator: "\n")
        return "\n// MARK: Generated accessors for \(key)\nextension \(className) {\n\(body)}\n"
    }

    /// The names of the properties for key paths and observers.
    private var table: String {
        let rows = properties.map { name, _ in
            "            members.property(\"\(name)\", \\\(className).\(SourceName.identifier(name)))\n"
        }
        guard !rows.isEmpty else { return "" }
        return """

            @section(".init_array") @used private let _addProperties: @convention(c) () -> Void = {
                SourceMembers.add { source in
                    source.add(\(className).self) { members in
            \(rows.joined())        }
                }
            }

            """
    }
}
