import SwiftSyntax

/// Gives `dynamic` properties of classes that RealmSwift stores a wrapper that reads and writes the database: Apple's
/// runtime replaces their accessors.
struct StoredProperties: Rewrite {
    private static let wrapper = "@StoredDynamically "

    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard Self.isStored(node), let type = file.enclosingType(of: node), file.target.isStoredObject(type) else {
            return
        }
        // The class may inherit from one of another file, which alone imports the module.
        if !file.file.importedModules.contains("RealmSwift") { file.require(import: "RealmSwift") }
        let first = node.modifiers.first { $0.name.tokenKind != .keyword(.dynamic) }
        // Attributes come before modifiers.
        file.edits.insert(Self.wrapper, before: first.map(Syntax.init) ?? Syntax(node.bindingSpecifier))
        let modifiers = Modifiers.names(node.modifiers).subtracting(["dynamic"]).sorted()
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            // In `var a, b: String?` both have the type.
            let type = bindings[index...].lazy.compactMap(\.typeAnnotation).first?.type
            if binding.initializer == nil, let type {
                let annotation = binding.typeAnnotation == nil ? ": \(type.oneLine)" : ""
                // An optional with a wrapper is not nil by itself.
                let value = TypeName.isOptional(type.trimmedDescription) ? " = nil" : ""
                file.edits.insert(
                    annotation + value, after: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding.pattern))
            }
            // A wrapper is for a single property.
            if let comma = binding.trailingComma {
                let words = modifiers + ["var"]
                file.edits.replace(comma, with: "; \(Self.wrapper)" + words.joined(separator: " "))
            }
        }
    }

    /// Whether a property has a value of its own that the database replaces.
    static func isStored(_ node: VariableDeclSyntax) -> Bool {
        let modifiers = Modifiers.names(node.modifiers)
        return modifiers.contains("dynamic") && node.bindingSpecifier.tokenKind == .keyword(.var)
            && modifiers.isDisjoint(with: ["static", "class", "lazy", "weak", "override"])
            && node.bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) && !isComputed($0) }
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.allSatisfy {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}
