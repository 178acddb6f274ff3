import SwiftSyntax

/// A type that source code names: how it can be written at that place, and what the target knows of it.
struct TypeReference {
    /// `MyController`, `Outer.Inner`, `Self`.
    let spelling: String
    /// The nominal type's name, for looking it up among UIKit's.
    let name: String
    /// Nil for a type of another module that the target does not extend.
    let record: TypeRecord?

    /// What `written` means inside `scope`.
    init(_ written: String, in scope: TypeRecord?, of target: TargetIndex) {
        spelling = written
        let nominal = TypeName.nominal(written)
        record = target.type(named: nominal, in: scope)
        name = record?.qualifiedName ?? nominal
    }

    private init(spelling: String, record: TypeRecord) {
        self.spelling = spelling
        self.record = record
        name = record.qualifiedName
    }

    /// The type whose code `node` stands in, as that code can name it; `Self` in the extension of a protocol.
    static func enclosing(_ node: some SyntaxProtocol, in target: TargetIndex) -> TypeReference? {
        var current = node.parent
        while let syntax = current {
            if let record = target.type(of: syntax) {
                return TypeReference(spelling: spelling(of: record, inside: syntax), record: record)
            }
            current = syntax.parent
        }
        return nil
    }

    private static func spelling(of record: TypeRecord, inside declaration: Syntax) -> String {
        guard let extended = declaration.as(ExtensionDeclSyntax.self) else {
            return record.kind == .protocol ? "Self" : record.name
        }
        // Only protocols have extensions with conditions on `Self`.
        let isOfProtocol = record.kind == .protocol || extended.genericWhereClause?.description.contains("Self") == true
        return isOfProtocol ? "Self" : TypeName.nominal(extended.extendedType.trimmedDescription)
    }

    /// The class itself or the nearest one above it that UIKit or Foundation declares; nil when it is none.
    func platformClass(in target: TargetIndex) -> String? {
        if PlatformClasses.isClass(name) { return name }
        return record.flatMap(target.platformSuperclass)
    }

    var isProtocol: Bool {
        switch record?.kind {
        case .protocol: true
        case .external, nil: PlatformProtocols.isProtocol(name) && !PlatformClasses.isClass(name)
        default: false
        }
    }
}
