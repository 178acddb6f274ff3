/// Collects what rewrites report about one target.
final class DiagnosticLog {
    private var diagnostics: [Diagnostic] = []
    private var causes: Set<String> = []

    /// With a `cause`, only the first report of that cause is kept: what concerns a hundred places in the same way is
    /// said once.
    func add(_ diagnostic: Diagnostic, cause: String?) {
        if let cause, !causes.insert(cause).inserted { return }
        diagnostics.append(diagnostic)
    }

    var inOrderOfSource: [Diagnostic] {
        diagnostics.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }
}
