/// Turns all Swift files of an iOS target into files that compile on Linux.
///
/// It needs the whole target at once: what a construct becomes depends on classes and protocols of other files.
/// The result is a function of the files alone: the same files give the same text, in the same order.
public enum TargetAdapter {
    /// Original files with their adapted text, in the order of `files`, and what was found on the way.
    public struct Result: Sendable {
        public let files: [SourceFile]
        public let diagnostics: [Diagnostic]
    }

    /// O(text). A file with syntax errors is adapted as far as it can be understood; the compiler reports the rest.
    public static func adapt(_ files: [SourceFile]) -> Result {
        let parsed = files.map(ParsedFile.init)
        let target = TargetIndex(parsed)
        let diagnostics = DiagnosticLog()
        let adapted = parsed.map { file in
            let adaptation = FileAdaptation(file, in: target, reportingTo: diagnostics)
            RewriteWalk.run(.all, over: adaptation)
            adaptation.appendTables()
            return SourceFile(path: file.source.path, text: Emitter.text(of: adaptation))
        }
        return Result(files: adapted, diagnostics: diagnostics.inOrderOfSource)
    }
}
