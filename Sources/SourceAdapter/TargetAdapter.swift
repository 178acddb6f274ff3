/// Turns all Swift files of an iOS target into files that compile on Linux.
///
/// It needs the whole target at once: what a construct becomes depends on classes and protocols of other files.
/// The result is a function of the files alone: the same files give the same text, in the same order.
public enum TargetAdapter {
    /// Original files with their adapted text, in the order they were given, and what was found on the way.
    public struct Result: Sendable {
        public let files: [SourceFile]
        public let diagnostics: [Diagnostic]
        /// Swift source with the tables of the files that stay as they are; only a comment when these declare nothing that is found by name.
        public let members: String
        /// How many places each kind of rewrite has changed, by the rewrite's name (`SelectorExpressions`). A place that several change counts for
        /// each of them; `TableRow` counts the members in generated tables.
        public let statistics: [String: Int]
    }

    /// O(text). A file with syntax errors is adapted as far as it can be understood; the compiler reports the rest.
    ///
    /// - Parameters:
    ///   - files: what is written for iOS.
    ///   - unchanged: files of the target that are written for Linux. They stay as they are; ``Result/members`` says what they declare.
    public static func adapt(_ files: [SourceFile], beside unchanged: [SourceFile] = []) -> Result {
        let parsed = files.map(ParsedFile.init)
        let parsedUnchanged = unchanged.map(ParsedFile.init)
        let target = TargetIndex(parsed + parsedUnchanged)
        let diagnostics = DiagnosticLog()
        var statistics: [String: Int] = [:]
        let adapted = parsed.map { file in
            let adaptation = FileAdaptation(file, in: target, reportingTo: diagnostics)
            RewriteWalk.run(.all, over: adaptation)
            adaptation.appendTables()
            statistics.merge(adaptation.sites, uniquingKeysWith: +)
            return SourceFile(path: file.source.path, text: Emitter.text(of: adaptation))
        }
        return Result(
            files: adapted, diagnostics: diagnostics.inOrderOfSource,
            members: MembersFile.text(of: parsedUnchanged, in: target), statistics: statistics)
    }
}
