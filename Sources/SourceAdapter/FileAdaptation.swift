import SwiftSyntax

/// One file on its way: what it was, what is known of its target, and what rewrites have decided so far.
final class FileAdaptation {
    let file: ParsedFile
    let target: TargetIndex
    var edits = EditList()
    /// Generated declarations, to stand behind the file's last line, where they reach its private members.
    var appendix: [String] = []
    /// Modules that the adapted text needs and the original does not import; sorted by name.
    var missingImports: [String] { required.subtracting(file.importedModules).sorted() }
    /// How many nodes of the file each kind of rewrite has changed, by the rewrite's name.
    private(set) var sites: [String: Int] = [:]
    private var required: Set<String> = []
    private let diagnostics: DiagnosticLog

    init(_ file: ParsedFile, in target: TargetIndex, reportingTo diagnostics: DiagnosticLog) {
        self.file = file
        self.target = target
        self.diagnostics = diagnostics
    }

    /// The type whose declaration or extension holds `node`, the innermost one.
    func enclosingType(of node: some SyntaxProtocol) -> TypeRecord? {
        target.enclosingType(of: node)
    }

    /// Notes that the adapted text uses names of `module`, or that the original uses names that stand there on Linux.
    func require(import module: String) { required.insert(module) }

    /// Runs one rewrite on one node, and counts the node if it is changed.
    func count(_ kind: String, _ rewrite: () -> Void) {
        let before = changes
        rewrite()
        if changes != before { count(kind, 1) }
    }

    func count(_ kind: String, _ sites: Int) { self.sites[kind, default: 0] += sites }

    private var changes: Int { edits.count + appendix.count + missingImports.count }

    /// The text that `node` has in the adapted file, after the edits so far.
    func adaptedText(of node: some SyntaxProtocol) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        return Emitter.text(in: start..<end, of: self)
    }

    /// Says what cannot be adapted at `node`, and what to write instead. With a `cause`, once for the whole target.
    func report(
        _ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol, cause: String? = nil
    ) {
        let location = file.location(of: node)
        diagnostics.add(
            Diagnostic(
                severity: severity, message: message, path: file.source.path, line: location.line,
                column: location.column),
            cause: cause)
    }
}
