import SwiftSyntax

/// The types that a file declares, and the names that it uses.
public enum DeclaredTypes {
    /// Returns the names of the types at file scope.
    public static func names(in file: SourceFile) -> [String] {
        ParsedFile(file).tree.statements.compactMap { statement in
            switch statement.item.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
            case .classDecl(let type): type.name.text
            case .structDecl(let type): type.name.text
            case .enumDecl(let type): type.name.text
            case .protocolDecl(let type): type.name.text
            case .actorDecl(let type): type.name.text
            case .typeAliasDecl(let type): type.name.text
            default: nil
            }
        }
    }

    /// Returns the first of some names that a file uses; nil if it uses none.
    public static func firstUse(of names: Set<String>, in file: SourceFile) -> String? {
        guard names.contains(where: { file.text.contains($0) }) else { return nil }
        for token in ParsedFile(file).tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind, names.contains(name) { return name }
        }
        return nil
    }
}
