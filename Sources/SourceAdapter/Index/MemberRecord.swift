import SwiftSyntax

/// A member that the target declares, in a type's body or in an extension.
struct MemberRecord {
    enum Kind {
        case method
        case property
        case `subscript`
        case initializer
    }

    unowned let owner: TypeRecord
    let kind: Kind
    /// `tableView` of `tableView(_:heightForRowAt:)`; `init` and `subscript` for those.
    let baseName: String
    let parameters: [ParameterRecord]
    /// The written type of a property or the result of a method; nil when the source says none.
    let type: String?
    let attributes: [AttributeRecord]
    /// `private`, `weak`, `override`, `static` ..., as written; without the argument of `private(set)`, which is
    /// `private(set)`.
    let modifiers: Set<String>
    let isInExtension: Bool
    /// False for `let` and for computed properties without `set`.
    let isSettable: Bool
    /// FunctionDecl, PatternBinding, SubscriptDecl or InitializerDecl, in the file that declares it.
    let declaration: Syntax

    /// `tableView(_:heightForRowAt:)`, or the name of a property.
    var name: String {
        kind == .property ? baseName : "\(baseName)(\(labels.map { "\($0):" }.joined()))"
    }

    /// `_` stands for none.
    var labels: [String] { parameters.map(\.label) }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The extension that declares it.
    var enclosingExtension: ExtensionDeclSyntax? {
        guard isInExtension else { return nil }
        return sequence(first: declaration, next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    }

    func attribute(_ name: String) -> AttributeRecord? { attributes.first { $0.name == name } }

    func has(_ attributeNames: String...) -> Bool { attributes.contains { attributeNames.contains($0.name) } }
}

struct ParameterRecord: Hashable {
    /// `_` when calls write none.
    let label: String
    let type: String
    let hasDefault: Bool
}
