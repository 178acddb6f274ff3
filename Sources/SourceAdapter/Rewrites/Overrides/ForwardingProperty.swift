import SwiftSyntax

/// A property in the body of a class that calls its implementation:
/// `var name: Type { get { _Type_name } set { _Type_name = newValue } }`.
struct ForwardingProperty {
    let text: String

    /// Returns nil for a property without accessors or without a type, which an extension cannot have.
    init?(_ binding: PatternBindingSyntax, named name: String, to implementation: String) {
        guard let type = binding.typeAnnotation?.type.oneLine, let accessors = binding.accessorBlock?.accessors else {
            return nil
        }
        text = "var \(name): \(type) { \(Self.body(accessors, implementation)) }"
    }

    private static func body(_ accessors: AccessorBlockSyntax.Accessors, _ implementation: String) -> String {
        guard case .accessors(let list) = accessors else { return implementation }
        return list.compactMap { accessor in
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get): "get\(effects(of: accessor)) { \(marks(of: accessor))\(implementation) }"
            case .keyword(.set): "set { \(implementation) = newValue }"
            case .keyword(.willSet): "willSet { \(ObserverImplementation.name(implementation, accessor))(newValue) }"
            case .keyword(.didSet): "didSet { \(ObserverImplementation.name(implementation, accessor))(oldValue) }"
            default: nil
            }
        }.joined(separator: " ")
    }

    private static func effects(of accessor: AccessorDeclSyntax) -> String {
        accessor.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    }

    private static func marks(of accessor: AccessorDeclSyntax) -> String {
        (accessor.effectSpecifiers?.throwsClause == nil ? "" : "try ")
            + (accessor.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    }
}
