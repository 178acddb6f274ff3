import SwiftParser
import SwiftSyntax

/// One file of the target: its text, its syntax tree, and where its lines are.
struct ParsedFile {
    let source: SourceFile
    let tree: SourceFileSyntax
    private let locations: SourceLocationConverter

    init(_ source: SourceFile) {
        self.source = source
        tree = Parser.parse(source: source.text)
        locations = SourceLocationConverter(fileName: source.path, tree: tree)
    }

    /// Where the first character of `node` stands, behind comments and space before it.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        locations.location(for: node.positionAfterSkippingLeadingTrivia)
    }
}
