import SwiftSyntax

/// An attribute as it is written: `@objc(insertItem:)` is `objc` with the argument `insertItem:`.
struct AttributeRecord: Hashable {
    let name: String
    let argument: String?

    /// All attributes of a declaration, `#if` around them or not.
    static func all(in list: AttributeListSyntax) -> [AttributeRecord] {
        list.flatMap { element -> [AttributeRecord] in
            switch element {
            case .attribute(let attribute):
                let argument = attribute.arguments?.trimmedDescription
                return [AttributeRecord(name: attribute.attributeName.trimmedDescription, argument: argument)]
            case .ifConfigDecl(let condition):
                return condition.clauses.flatMap { clause -> [AttributeRecord] in
                    if case .attributes(let attributes)? = clause.elements { all(in: attributes) } else { [] }
                }
            }
        }
    }
}
