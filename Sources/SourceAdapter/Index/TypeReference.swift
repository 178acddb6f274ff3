internal import PlatformFacts
import SwiftSyntax

/// A type as code at one place names it, with its record in the target.
struct TypeReference {
    /// How the code writes the type: `MyController`, `Outer.Inner`, `Self`.
    let spelling: String
    /// The name of the nominal type, for looking it up among UIKit's types.
    let name: String
    /// The record of the type. Nil for a type of another module that the target does not extend.
    let record: TypeRecord?

    /// Creates a reference to the type that `written` means inside `scope`.
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

    /// Returns the type around `node`, as code there can name it: `Self` in the extension of a protocol.
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
        // Only extensions of protocols have conditions on `Self`.
        let isOfProtocol = record.kind == .protocol || extended.genericWhereClause?.description.contains("Self") == true
        return isOfProtocol ? "Self" : TypeName.nominal(extended.extendedType.trimmedDescription)
    }

    /// Returns the class itself or its nearest superclass that UIKit or Foundation declares. Nil if there is none.
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
