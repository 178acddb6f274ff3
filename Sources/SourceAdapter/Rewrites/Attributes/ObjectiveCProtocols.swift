import SwiftSyntax

/// Makes `@objc` protocols inherit `AnyObject`, because only classes conform to them. A protocol that inherits others
/// is restricted to classes by those.
struct ObjectiveCProtocols: Rewrite {
    func rewrite(_ node: ProtocolDeclSyntax, in file: FileAdaptation) {
        guard node.inheritanceClause == nil,
            AttributeRecord.all(in: node.attributes).contains(where: { $0.name == "objc" })
        else { return }
        file.edits.insert(": AnyObject", after: node.name)
    }
}
