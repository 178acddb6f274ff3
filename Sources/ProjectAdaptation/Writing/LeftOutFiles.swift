import Foundation
import SourceAdapter

/// The files of a project that are left out. Some use modules that Linux has not. The others use a type or variable that
/// is declared in a left-out file and nowhere else.
final class LeftOutFiles {
    /// What is left out of one target.
    struct Findings {
        /// The names because of which files are left out, by file. Files with missing imports are not among them.
        var uses: [URL: String] = [:]
        /// The classes that tests name and no file declares, by the file of the tests, which is left out.
        var undeclared: [URL: String] = [:]
        /// The names that are declared in left-out files only, of this target and of those that it depends on.
        var missingNames: Set<String> = []
    }

    private let targets: [PackageTarget]
    private let sources: ProjectSources
    private var known: [String: Findings] = [:]

    init(of targets: [PackageTarget], sources: ProjectSources) {
        self.targets = targets
        self.sources = sources
    }

    /// Returns what is left out of a target.
    func findings(in module: String) -> Findings {
        if let findings = known[module] { return findings }
        // Targets that depend on each other end here.
        known[module] = Findings()
        let target = targets.first { $0.description.module == module }
        let findings = target.map(findings) ?? Findings()
        known[module] = findings
        return findings
    }

    /// Returns whether a file of a target is left out.
    func contain(_ file: URL, of module: String) -> Bool {
        let findings = findings(in: module)
        return sources.source(file)?.isLeftOut == true || findings.uses[file] != nil
            || findings.undeclared[file] != nil
    }

    private func findings(in target: PackageTarget) -> Findings {
        let files = target.sources.map(\.file)
        var kept = files.filter { sources.source($0)?.isLeftOut == false }
        var left = files.filter { sources.source($0)?.isLeftOut == true }
        var missing = ForeignSource.declaredTypes(beside: target.description.foreignSources)
        for module in target.description.dependencies { missing.formUnion(findings(in: module).missingNames) }
        let undeclared = target.description.kind == .tests ? undeclaredClasses(in: kept) : [:]
        left += undeclared.keys
        kept.removeAll { undeclared[$0] != nil }
        var uses: [URL: String] = [:]
        while !left.isEmpty || !missing.isEmpty {
            missing.formUnion(names(in: left, DeclaredNames.names))
            missing.subtract(names(in: kept, DeclaredNames.allNames))
            left = kept.filter { file in
                guard let source = sources.source(file)?.file else { return false }
                uses[file] = DeclaredNames.firstUse(of: missing, in: source)
                return uses[file] != nil
            }
            kept.removeAll { uses[$0] != nil }
            if left.isEmpty { break }
        }
        return Findings(uses: uses, undeclared: undeclared, missingNames: missing)
    }

    private func undeclaredClasses(in files: [URL]) -> [URL: String] {
        let modules = Set(targets.map(\.description.module))
        return files.reduce(into: [:]) { classes, url in
            guard let file = sources.source(url)?.file else { return }
            classes[url] = UndeclaredClasses.first(in: file, of: modules, isDeclared: isDeclared)
        }
    }

    /// Returns whether a file of the project declares a type or function of this name, found without parsing.
    private func isDeclared(_ name: String) -> Bool {
        let keywords = ["class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var"]
        return targets.flatMap(\.sources).contains { source in
            guard let text = sources.source(source.file)?.file.text, text.contains(name) else { return false }
            return keywords.contains { text.contains("\($0) \(name)") }
        }
    }

    private func names(in files: [URL], _ declared: (SourceFile) -> [String]) -> Set<String> {
        Set(files.compactMap { sources.source($0)?.file }.flatMap(declared))
    }
}
