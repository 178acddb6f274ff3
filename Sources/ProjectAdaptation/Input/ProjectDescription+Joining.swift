import Foundation
import SourceAdapter

extension ProjectDescription {
    var hasTests: Bool { targets.contains { $0.kind == .tests && !$0.sources.isEmpty } }

    var hasSources: Bool { targets.contains { !$0.sources.isEmpty } }

    var hasApplication: Bool { targets.contains { $0.kind == .application } }

    /// Adds the targets of another project, each module once. Targets whose files another target of their kind has are
    /// the same by another name, as when a library has both a project and a package.
    mutating func join(_ other: ProjectDescription) {
        for target in other.targets where !has(target) { targets.append(target) }
        placesOfLibraries += other.placesOfLibraries.filter { !placesOfLibraries.contains($0) }
        remoteLibraries += other.remoteLibraries.filter { !remoteLibraries.contains($0) }
        podfiles += other.podfiles.filter { !podfiles.contains($0) }
        remarks += other.remarks.filter { !remarks.contains($0) }
        removeRemarksOfKnownLibraries()
    }

    /// Leaves out the packages and pods whose modules Trestle has instead, and their sources in the project.
    mutating func leaveOutReplacedPackages() {
        let names = Set(LinuxModules.replacedPackages.map { $0.lowercased() })
        let isReplaced = { (name: Substring) in
            names.contains(name.split(separator: "/").first.map { $0.lowercased() } ?? "")
        }
        remoteLibraries.removeAll { isReplaced($0.name[...]) }
        targets.removeAll { $0.kind == .library && LinuxModules.replacedLibraries.contains($0.module) }
        for index in targets.indices {
            targets[index].dependencies.removeAll(where: LinuxModules.replacedLibraries.contains)
        }
        remarks.removeAll { remark in
            let words = remark.subject.split(separator: " ")
            return remark.kind == .leftOut && words.count == 2 && ["package", "pod"].contains(words[0])
                && isReplaced(words[1])
        }
    }

    /// Removes what was said of packages and pods that are targets now.
    ///
    /// - Parameter names: further names of the libraries that are there.
    mutating func removeRemarksOfKnownLibraries(_ names: [String] = []) {
        let libraries = targets.filter { $0.kind == .library }.flatMap { [$0.name, $0.module] }
        let known = Set((libraries + names).map { $0.lowercased() })
        remarks.removeAll { remark in
            let words = remark.subject.split(separator: " ").map { $0.lowercased() }
            return remark.kind == .leftOut && words.count == 2 && ["package", "pod"].contains(words[0])
                && known.contains(words[1])
        }
    }

    private func has(_ target: TargetDescription) -> Bool {
        targets.contains { known in
            known.module == target.module
                || (known.kind == target.kind && !target.sources.isEmpty
                    && Set(known.sources).isSuperset(of: target.sources))
        }
    }
}
