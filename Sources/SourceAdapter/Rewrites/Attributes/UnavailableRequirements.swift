import SwiftSyntax

/// `@available(*, unavailable)` in an `@objc` protocol: a requirement that nobody has to fulfil and nobody can call. Other protocols can't have such, so it is
/// taken away.
struct UnavailableMethodRequirements: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        file.removeIfUnavailable(node, attributes: node.attributes)
    }
}

/// Properties likewise.
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
        edits.replace(node, with: "")
    }
}

extension AttributeRecord {
    fileprivate var isUnavailability: Bool {
        guard name == "available", let argument else { return false }
        let words = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return words.starts(with: ["*", "unavailable"])
    }
}
