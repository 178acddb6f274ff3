import SwiftSyntax

extension TokenSyntax {
    /// The text of an identifier without backticks, which are no part of the name: `default`. They stay around words that
    /// mean something else even after a dot, and around names that are no identifiers.
    var bareText: String {
        guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
        let name = text.dropFirst().dropLast()
        let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isIdentifier && !["init", "self", "Self", "Type", "Protocol"].contains(name) ? String(name) : text
    }
}
