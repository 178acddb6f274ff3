/// What the generator needs of a Core Data model.
struct ModelDocument: Equatable {
    var entities: [Entity] = []

    struct Entity: Equatable {
        var name: String
        /// The name of the class, without module.
        var className: String
        var parent: String?
        var isAbstract = false
        var codeGeneration = CodeGeneration.none
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var fetchedProperties: [FetchedProperty] = []
    }

    /// What Xcode's setting "Codegen" asks for.
    enum CodeGeneration: String {
        /// The class and its properties.
        case `class`
        /// The properties, in an extension of a class of the application.
        case category
        case none
    }

    struct Attribute: Equatable {
        var name: String
        /// As the model file spells it: `Integer 16`.
        var type: String
        var usesScalar = false
        var customClassName: String?
    }

    struct Relationship: Equatable {
        var name: String
        var destination: String
        var isToMany = false
        var isOrdered = false
    }

    struct FetchedProperty: Equatable {
        var name: String
        var entity: String
    }

    /// Returns the name of the class of an entity's objects.
    func className(ofEntity name: String) -> String {
        entities.first { $0.name == name }?.className ?? "NSManagedObject"
    }
}
