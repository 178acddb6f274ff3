import SwiftSyntax

/// Gives properties marked `@NSManaged` accessors that call the module CoreData: Apple's runtime adds them when the
/// program runs.
struct ManagedProperties: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard let attribute = ManagedAttribute.find(in: node.attributes) else { return }
        file.edits.remove(attribute)
        let modifiers = Modifiers.names(node.modifiers).subtracting(["dynamic"]).sorted()
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText else { continue }
            // In `var a, b: String?` both have the type.
            let type = bindings[index...].lazy.compactMap(\.typeAnnotation).first?.type.oneLine
            let annotation = binding.typeAnnotation == nil ? type.map { ": \($0)" } ?? "" : ""
            let key = AttributeRecord.all(in: node.attributes).first { $0.name == "objc" }?.argument ?? name
            let accessors =
                " { get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
            file.edits.insert(
                annotation + accessors, after: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding.pattern))
            // Only a single property may have accessors.
            if let comma = binding.trailingComma {
                file.edits.replace(comma, with: "; " + (modifiers + ["var"]).joined(separator: " "))
            }
        }
    }
}

/// Gives methods marked `@NSManaged` bodies that call the module CoreData.
struct ManagedMethods: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let attribute = ManagedAttribute.find(in: node.attributes), node.body == nil else { return }
        guard let accessor = ManagedAccessor(of: node) else {
            file.report(
                .error,
                "'\(node.name.text)' is none of the methods that Core Data adds to a class. Write its body.", at: node,
                cause: "NSManaged")
            return
        }
        file.edits.remove(attribute)
        let properties = file.enclosingType(of: node).map { type in
            Set(type.members.filter { $0.kind == .property }.map(\.baseName))
        }
        file.edits.insert(" { \(accessor.call(amongProperties: properties ?? [])) }", after: node)
    }
}

enum ManagedAttribute {
    static func find(in attributes: AttributeListSyntax) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "NSManaged" }
    }
}
