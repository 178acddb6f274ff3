/// Collects the diagnostics of one target.
final class DiagnosticLog {
    private var diagnostics: [Diagnostic] = []
    private var causes: Set<String> = []

    /// Adds a diagnostic. Of several diagnostics with the same `cause` only the first one is kept.
    func add(_ diagnostic: Diagnostic, cause: String?) {
        if let cause, !causes.insert(cause).inserted { return }
        diagnostics.append(diagnostic)
    }

    var inOrderOfSource: [Diagnostic] {
        diagnostics.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }
}
