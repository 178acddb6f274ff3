import SwiftSyntax

/// Removes method requirements marked `@available(*, unavailable)` from `@objc` protocols. They need not be implemented
/// and cannot be called, and other protocols cannot have them.
struct UnavailableMethodRequirements: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        file.removeIfUnavailable(node, attributes: node.attributes)
    }
}

/// Removes property requirements marked `@available(*, unavailable)` likewise.
struct UnavailablePropertyRequirements: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        file.removeIfUnavailable(node, attributes: node.attributes)
    }
}

extension FileAdaptation {
    fileprivate func removeIfUnavailable(_ node: some DeclSyntaxProtocol, attributes: AttributeListSyntax) {
        guard let type = enclosingType(of: node), type.kind == .protocol, type.has("objc"),
            node.parent?.is(MemberBlockItemSyntax.self) == true,
            AttributeRecord.all(in: attributes).contains(where: \.isUnavailability)
        else { return }
        edits.discard(from: node, through: node)
    }
}

extension AttributeRecord {
    fileprivate var isUnavailability: Bool {
        guard name == "available", let argument else { return false }
        let words = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return words.starts(with: ["*", "unavailable"])
    }
}
