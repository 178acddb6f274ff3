import SwiftSyntax

/// A member that the target declares in the body of a type or in an extension.
struct MemberRecord {
    enum Kind {
        case method
        case property
        case `subscript`
        case initializer
    }

    unowned let owner: TypeRecord
    let kind: Kind
    /// The name without labels: `tableView` of `tableView(_:heightForRowAt:)`, `init`, or `subscript`.
    let baseName: String
    let parameters: [ParameterRecord]
    /// The written type of a property, or the result type of a method. Nil if none is written.
    let type: String?
    let attributes: [AttributeRecord]
    /// The modifiers as written: `private`, `private(set)`, `weak`, `override`, `static` and so on.
    let modifiers: Set<String>
    let isInExtension: Bool
    /// Whether the property can be set. False for `let` and for computed properties without `set`.
    let isSettable: Bool
    /// The syntax of the declaration: a FunctionDecl, PatternBinding, SubscriptDecl or InitializerDecl.
    let declaration: Syntax

    /// The initial value of a property; nil if there is none.
    var initialValue: ExprSyntax? { declaration.as(PatternBindingSyntax.self)?.initializer?.value }

    /// The full name of a method, `tableView(_:heightForRowAt:)`, or the name of a property.
    var name: String {
        kind == .property ? baseName : "\(baseName)(\(labels.map { "\($0):" }.joined()))"
    }

    /// The argument labels; `_` for a parameter without a label.
    var labels: [String] { parameters.map(\.label) }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The extension that declares the member. Nil for members of bodies.
    var enclosingExtension: ExtensionDeclSyntax? {
        guard isInExtension else { return nil }
        return sequence(first: declaration, next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    }

    func attribute(_ name: String) -> AttributeRecord? { attributes.first { $0.name == name } }

    func has(_ attributeNames: String...) -> Bool { attributes.contains { attributeNames.contains($0.name) } }
}

struct ParameterRecord: Hashable {
    /// The argument label; `_` if there is none.
    let label: String
    let type: String
    let hasDefault: Bool
}
