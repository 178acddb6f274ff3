import SwiftSyntax

/// An override in an extension: `extension Screen { override func viewDidLoad() {} }`. The adapter moves it to the body
/// of the class, which it cannot do if another module declares that.
public struct ExtensionOverride: Sendable {
    public let type: String
    /// The name of the overriding member without its labels.
    public let member: String
    /// Counted from 1.
    public let line: Int

    /// Returns the overrides in the extensions of a file, outside of `#if`.
    public static func all(in file: SourceFile) -> [ExtensionOverride] {
        guard file.text.contains("override"), file.text.contains("extension") else { return [] }
        let parsed = ParsedFile(file)
        return parsed.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap { node in
            let type = TypeName.nominal(node.extendedType.trimmedDescription)
            return node.memberBlock.members.compactMap { member in
                overridingName(member.decl).map {
                    ExtensionOverride(type: type, member: $0, line: parsed.location(of: member).line)
                }
            }
        }
    }

    private static func overridingName(_ member: DeclSyntax) -> String? {
        if let function = member.as(FunctionDeclSyntax.self) {
            return function.modifiers.areOverriding ? function.name.text : nil
        }
        guard let variable = member.as(VariableDeclSyntax.self), variable.modifiers.areOverriding else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }
}
