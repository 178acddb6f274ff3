import SwiftParser
import SwiftSyntax

/// A file of the target: its text, its syntax tree and its line numbers.
struct ParsedFile {
    let source: SourceFile
    let tree: SourceFileSyntax
    /// The imported modules, including those under `#if`.
    let importedModules: Set<String>
    private let locations: SourceLocationConverter

    init(_ source: SourceFile) {
        self.source = source
        tree = Parser.parse(source: source.text)
        importedModules = ImportedModules.of(tree)
        locations = SourceLocationConverter(fileName: source.path, tree: tree)
    }

    /// Returns whether the code of the file has a name.
    func names(_ name: String) -> Bool {
        source.text.contains(name) && tree.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    /// Returns the location of the first character of `node`, after leading comments and spaces.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        locations.location(for: node.positionAfterSkippingLeadingTrivia)
    }

    /// - Parameter offset: in UTF-8 bytes of the text.
    func location(ofOffset offset: Int) -> SourceLocation {
        locations.location(for: AbsolutePosition(utf8Offset: offset))
    }
}

private final class ImportedModules: SyntaxVisitor {
    private var names: Set<String> = []

    static func of(_ tree: SourceFileSyntax) -> Set<String> {
        let visitor = ImportedModules(viewMode: .sourceAccurate)
        for item in tree.statements where item.item.is(ImportDeclSyntax.self) || item.item.is(IfConfigDeclSyntax.self) {
            visitor.walk(item)
        }
        return visitor.names
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { names.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
