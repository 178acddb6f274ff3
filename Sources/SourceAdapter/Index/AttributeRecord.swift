import SwiftSyntax

/// An attribute of a declaration: `@objc(insertItem:)` has the name `objc` and the argument `insertItem:`.
struct AttributeRecord: Hashable {
    let name: String
    let argument: String?

    /// Returns all attributes of a declaration, including those under `#if`.
    static func all(in list: AttributeListSyntax) -> [AttributeRecord] {
        list.flatMap { element -> [AttributeRecord] in
            if case .attribute(let attribute) = element {
                let argument = attribute.arguments?.trimmedDescription
                return [AttributeRecord(name: attribute.attributeName.trimmedDescription, argument: argument)]
            }
            guard case .ifConfigDecl(let condition) = element else { return [] }
            return condition.clauses.flatMap { clause -> [AttributeRecord] in
                if case .attributes(let attributes)? = clause.elements { all(in: attributes) } else { [] }
            }
        }
    }
}
