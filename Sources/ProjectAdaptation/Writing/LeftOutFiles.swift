import Foundation
import SourceAdapter

/// The files of a project that are left out. Some use modules that Linux has not. The others use a type or variable that
/// is declared in a left-out file and nowhere else.
final class LeftOutFiles {
    /// What is left out of one target.
    struct Findings {
        /// The names because of which files are left out, by file. Files with missing imports are not among them.
        var uses: [URL: String] = [:]
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
        sources.source(file)?.isLeftOut == true || findings(in: module).uses[file] != nil
    }

    private func findings(in target: PackageTarget) -> Findings {
        let files = target.sources.map(\.file)
        var kept = files.filter { sources.source($0)?.isLeftOut == false }
        var left = files.filter { sources.source($0)?.isLeftOut == true }
        var missing = ForeignSource.declaredTypes(beside: target.description.foreignSources)
        for module in target.description.dependencies { missing.formUnion(findings(in: module).missingNames) }
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
        return Findings(uses: uses, missingNames: missing)
    }

    private func names(in files: [URL], _ declared: (SourceFile) -> [String]) -> Set<String> {
        Set(files.compactMap { sources.source($0)?.file }.flatMap(declared))
    }
}
