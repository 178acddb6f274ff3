import Foundation
import SourceAdapter

/// The files of a project that are left out. Some use modules that Linux lacks, or functions of the Objective-C runtime.
/// Others override members in extensions of classes of other modules, which no body of the target can hold. The rest
/// use something that is declared in a left-out file and nowhere else. Of a file with tests only those are left out that
/// use such names, if nothing else in it does.
final class LeftOutFiles {
    /// What is left out of one target.
    struct Findings {
        /// The uses of missing names because of which files are left out, by file. Files with missing imports are not
        /// among them.
        var uses: [URL: MissingNames.Use] = [:]
        /// The files that are left out because of an override in an extension of another module's class.
        var overrides: [URL: ExtensionOverride] = [:]
        /// The files that are kept without some of their tests.
        var shortened: [URL: TestsOfMissingNames] = [:]
        /// The classes that tests name and no file declares, by the file of the tests, which is left out.
        var undeclared: [URL: String] = [:]
        /// The names that are declared in left-out files only, of this target and of those that it depends on.
        var missingNames = MissingNames()
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
        let target = sources.leavingOut == .files ? targets.first { $0.description.module == module } : nil
        let findings = target.map(findings) ?? Findings()
        known[module] = findings
        return findings
    }

    /// Returns whether a file of a target is left out.
    func contain(_ file: URL, of module: String) -> Bool {
        let findings = findings(in: module)
        return sources.source(file)?.isLeftOut == true || findings.uses[file] != nil || findings.overrides[file] != nil
            || findings.undeclared[file] != nil
    }

    private func findings(in target: PackageTarget) -> Findings {
        let files = target.sources.map(\.file)
        var kept = files.filter { sources.source($0)?.isLeftOut == false }
        let excluded = target.description.excludedSources
        var left = Set(files.filter { sources.source($0)?.isLeftOut == true })
        left.formUnion(excluded.filter { $0.pathExtension == "swift" })
        var findings = Findings()
        findings.missingNames.insert(ForeignSource.declaredTypes(beside: target.description.foreignSources + excluded))
        for module in target.description.dependencies {
            findings.missingNames.formUnion(self.findings(in: module).missingNames)
        }
        findings.overrides = overrides(in: target)
        findings.undeclared = target.description.kind == .tests ? undeclaredClasses(in: kept) : [:]
        left.formUnion(kept.filter { findings.overrides[$0] != nil || findings.undeclared[$0] != nil })
        kept.removeAll(where: left.contains)
        lazy var imported = keptNames(importedBy: target)
        repeat {
            findings.missingNames.insert(declaredIn: left.compactMap(sources.names))
            let possible = kept.filter { findings.missingNames.areAmong(sources.words(in: $0)) }
            if possible.isEmpty { break }
            findings.missingNames.remove(declaredIn: kept.compactMap(sources.names) + imported)
            left = Set(possible.filter { isLeftOut($0, of: target, &findings) })
            kept.removeAll(where: left.contains)
        } while !left.isEmpty
        return findings
    }

    private func undeclaredClasses(in files: [URL]) -> [URL: String] {
        let modules = Set(targets.map(\.description.module))
        return files.reduce(into: [:]) { classes, url in
            guard let file = sources.source(url)?.file else { return }
            classes[url] = UndeclaredClasses.first(in: file, of: modules) { sources.allNames.contains($0) }
        }
    }

    /// Returns whether a file uses missing names, and notes which one, or which tests do.
    private func isLeftOut(_ url: URL, of target: PackageTarget, _ findings: inout Findings) -> Bool {
        guard let file = sources.source(url)?.file else { return false }
        findings.shortened[url] =
            target.description.kind == .tests ? TestsOfMissingNames(in: file, using: findings.missingNames) : nil
        if findings.shortened[url] != nil { return false }
        findings.uses[url] = findings.missingNames.firstUse(in: file)
        return findings.uses[url] != nil
    }

    /// Returns the overrides in extensions of classes that are declared in other targets and not in this one, by file.
    private func overrides(in target: PackageTarget) -> [URL: ExtensionOverride] {
        let files = target.sources.map(\.file).filter { sources.source($0)?.isLeftOut == false }
        let all = files.reduce(into: [URL: [ExtensionOverride]]()) { all, url in
            all[url] = sources.source(url).map { ExtensionOverride.all(in: $0.file) }
        }
        guard all.values.contains(where: { !$0.isEmpty }) else { return [:] }
        let imported = Set(keptNames(importedBy: target).flatMap(\.names))
        let foreign = imported.subtracting(files.compactMap(sources.names).flatMap(\.allNames))
        return all.compactMapValues { $0.first { foreign.contains($0.type) } }
    }

    /// What the targets that a target imports declare, without the files that are left out.
    private func keptNames(importedBy target: PackageTarget) -> [DeclaredNames] {
        targets.filter { target.description.dependencies.contains($0.description.module) }.flatMap { imported in
            imported.sources.map(\.file).filter { !contain($0, of: imported.description.module) }
                .compactMap(sources.names)
        }
    }
}
