import SwiftSyntax

/// Only objects conform to an `@objc` protocol: without the attribute the protocol has to say so. What it inherits is
/// for objects already.
struct ObjectiveCProtocols: Rewrite {
    func rewrite(_ node: ProtocolDeclSyntax, in file: FileAdaptation) {
        guard node.inheritanceClause == nil,
            AttributeRecord.all(in: node.attributes).contains(where: { $0.name == "objc" })
        else { return }
        file.edits.insert(": AnyObject", after: node.name)
    }
}
