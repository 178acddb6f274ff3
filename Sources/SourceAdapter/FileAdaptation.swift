import SwiftSyntax

/// The adaptation of one file in progress: the original, the index of its target, and the edits that rewrites have made
/// so far.
final class FileAdaptation {
    let file: ParsedFile
    let target: TargetIndex
    /// Whether the target belongs to a Swift package on iOS too, so that `#if SWIFT_PACKAGE` is true there.
    let isOfSwiftPackage: Bool
    var edits = EditList()
    /// Generated declarations, which are appended to the file, where they can name its private members.
    var appendix: [String] = []
    /// The modules that the adapted text needs and the original does not import, sorted by name.
    var missingImports: [String] {
        required.subtracting(file.importedModules.subtracting(importedByPackagesOnly)).sorted()
    }
    /// The number of nodes that each kind of rewrite has changed, by the name of the rewrite.
    private(set) var sites: [String: Int] = [:]
    private var required: Set<String> = []
    private var importedByPackagesOnly: Set<String> = []
    private let diagnostics: DiagnosticLog

    init(
        _ file: ParsedFile, in target: TargetIndex, isOfSwiftPackage: Bool = true,
        reportingTo diagnostics: DiagnosticLog
    ) {
        self.file = file
        self.target = target
        self.isOfSwiftPackage = isOfSwiftPackage
        self.diagnostics = diagnostics
    }

    /// Returns the innermost type whose declaration or extension contains `node`.
    func enclosingType(of node: some SyntaxProtocol) -> TypeRecord? {
        target.enclosingType(of: node)
    }

    /// Returns the type of a value; nil if it is not known, and for the name of a type.
    func type(of value: ExprSyntax) -> TypeReference? { ExpressionTypes(target: target).type(of: value) }

    /// Records that the adapted text uses names of `module`, or that the original uses names that are in this module on
    /// Linux.
    ///
    /// - Parameter isImportedByPackagesOnly: whether an import of the original is there in a package only.
    func require(import module: String, isImportedByPackagesOnly: Bool = false) {
        required.insert(module)
        if isImportedByPackagesOnly { importedByPackagesOnly.insert(module) }
    }

    /// Runs one rewrite on one node, and counts the node if it is changed.
    func count(_ kind: String, _ rewrite: () -> Void) {
        let before = changes
        edits.rewrite = kind
        rewrite()
        if changes != before { count(kind, 1) }
    }

    func count(_ kind: String, _ sites: Int) { self.sites[kind, default: 0] += sites }

    private var changes: Int { edits.count + appendix.count + missingImports.count }

    /// Returns the text of `node` in the adapted file, after the edits so far.
    func adaptedText(of node: some SyntaxProtocol) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        return Emitter.text(in: start..<end, of: self)
    }

    /// Reports the places that two rewrites change differently.
    func reportCollisions() {
        for collision in edits.collisions {
            report(
                .error,
                """
                This cannot be adapted: \(collision.edit.rewrite) changes text that \(collision.replacement.rewrite) \
                replaces. Write the inner construct in a statement of its own.
                """, at: file.location(ofOffset: collision.edit.range.lowerBound))
        }
    }

    /// Reports that `node` cannot be adapted, and what to write instead. Reports with the same `cause` are made once
    /// per target.
    func report(
        _ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol, cause: String? = nil
    ) {
        report(severity, message, at: file.location(of: node), cause: cause)
    }

    private func report(
        _ severity: Diagnostic.Severity, _ message: String, at location: SourceLocation, cause: String? = nil
    ) {
        diagnostics.add(
            Diagnostic(
                severity: severity, message: message, path: file.source.path, line: location.line,
                column: location.column),
            cause: cause)
    }
}
