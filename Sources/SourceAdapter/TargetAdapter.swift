/// Adapts the Swift files of an iOS target so that they compile on Linux.
///
/// It needs all files of a target at once, because the adaptation of a construct depends on classes and protocols of
/// other files. The result depends on the files alone: the same files give the same text, in the same order.
public enum TargetAdapter {
    /// The original files with their adapted text, in the order in which they were given, and the diagnostics.
    public struct Result: Sendable {
        public let files: [SourceFile]
        public let diagnostics: [Diagnostic]
        /// Swift source with the tables of the unchanged files. It is only a comment if these declare no member that is
        /// found by name.
        public let members: String
        /// The number of places that each kind of rewrite has changed, by the name of the rewrite
        /// (`SelectorExpressions`). A place that several rewrites change counts for each of them. `TableRow` counts the
        /// members in generated tables.
        public let statistics: [String: Int]
    }

    /// Adapts a target, in O(text). A file with syntax errors is adapted as far as it can be parsed; the compiler
    /// reports the errors.
    ///
    /// - Parameters:
    ///   - files: the files that are written for iOS.
    ///   - unchanged: the files that are written for Linux. They are not changed; ``Result/members`` lists their
    ///     members.
    ///   - modules: the files of modules that the target imports and that are adapted like it, by module. Their classes
    ///     and protocols are known then: superclasses, and the optional requirements of protocols.
    ///   - isOfSwiftPackage: whether SwiftPM builds the target on iOS too. Otherwise `#if SWIFT_PACKAGE` becomes false,
    ///     which SwiftPM always sets on Linux.
    ///   - infersObjectiveC: whether the compiler exposes members to Objective-C by itself, as that of Swift 3 does.
    ///     Properties of classes such as models are then found by name.
    public static func adapt(
        _ files: [SourceFile], beside unchanged: [SourceFile] = [], importing modules: [String: [SourceFile]] = [:],
        isOfSwiftPackage: Bool = true, infersObjectiveC: Bool = false
    ) -> Result {
        adapt(
            files, beside: unchanged, importing: modules, isOfSwiftPackage: isOfSwiftPackage,
            infersObjectiveC: infersObjectiveC, with: .all)
    }

    static func adapt(
        _ files: [SourceFile], beside unchanged: [SourceFile] = [], importing modules: [String: [SourceFile]] = [:],
        isOfSwiftPackage: Bool = true, infersObjectiveC: Bool = false, with rewrites: [any Rewrite]
    ) -> Result {
        let parsed = files.map(ParsedFile.init)
        let parsedUnchanged = unchanged.map(ParsedFile.init)
        let imported = modules.sorted { $0.key < $1.key }.flatMap(\.value).map(ParsedFile.init)
        let target = TargetIndex(
            parsed + parsedUnchanged, importing: imported, of: Set(modules.keys), infersObjectiveC: infersObjectiveC)
        let diagnostics = DiagnosticLog()
        var statistics: [String: Int] = [:]
        let adapted = parsed.map { file in
            let adaptation = FileAdaptation(
                file, in: target, isOfSwiftPackage: isOfSwiftPackage, reportingTo: diagnostics)
            RewriteWalk.run(rewrites, over: adaptation)
            adaptation.appendTables()
            adaptation.reportCollisions()
            statistics.merge(adaptation.sites, uniquingKeysWith: +)
            return SourceFile(path: file.source.path, text: Emitter.text(of: adaptation))
        }
        return Result(
            files: adapted, diagnostics: diagnostics.inOrderOfSource,
            members: MembersFile.text(of: parsedUnchanged, in: target), statistics: statistics)
    }
}
