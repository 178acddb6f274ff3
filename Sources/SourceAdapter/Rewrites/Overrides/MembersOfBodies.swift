import SwiftSyntax

/// Adds declarations to the body of a class for members of its extensions that override or are overridden; see
/// ``BodyMember``.
struct MembersOfBodies: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node) else { return }
        let declarations = type.members.compactMap { BodyMember($0, of: type, in: file.target)?.declaration }
        file.insert(declarations, intoBodyOf: node)
    }
}

extension FileAdaptation {
    /// Inserts declarations into the line of the closing brace of a class.
    func insert(_ declarations: [String], intoBodyOf node: ClassDeclSyntax) {
        guard !declarations.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let previous = brace.previousToken(viewMode: .sourceAccurate)
        let isOnItsOwnLine = brace.leadingTrivia.contains(where: \.isNewline) || previous?.tokenKind == .leftBrace
        let separator = isOnItsOwnLine ? "" : "; "
        edits.insert(separator + declarations.joined(separator: "; ") + "; ", before: brace)
    }
}
