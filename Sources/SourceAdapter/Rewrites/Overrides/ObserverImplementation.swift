import SwiftSyntax

/// The observers of an overridden property in an extension (`override var isHidden: Bool { didSet { ... } }`). An
/// extension cannot have them, so each becomes a method, which the observer in the body of the class calls.
struct ObserverImplementation {
    private let variable: VariableDeclSyntax
    private let binding: PatternBindingSyntax
    private let accessors: AccessorDeclListSyntax
    private let implementation: String

    /// Returns nil for a property with `get` or `set`.
    init?(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ implementation: String) {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors,
            list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return nil }
        self.variable = variable
        self.binding = binding
        accessors = list
        self.implementation = implementation
    }

    static func name(_ implementation: String, _ accessor: AccessorDeclSyntax) -> String {
        "\(implementation)_\(accessor.accessorSpecifier.text)"
    }

    func write(to edits: inout EditList) {
        guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type.oneLine else { return }
        let first = variable.modifiers.first.map { Syntax($0) } ?? Syntax(variable.bindingSpecifier)
        edits.discard(from: first, through: block.leftBrace)
        for accessor in accessors {
            let usual = accessor.accessorSpecifier.tokenKind == .keyword(.willSet) ? "newValue" : "oldValue"
            let value = accessor.parameters?.name.text ?? usual
            edits.replace(
                from: accessor.accessorSpecifier,
                through: accessor.parameters.map { Syntax($0) } ?? Syntax(accessor.accessorSpecifier),
                with: "func \(Self.name(implementation, accessor))(_ \(value): \(type))")
        }
        edits.replace(block.rightBrace, with: "")
    }
}
