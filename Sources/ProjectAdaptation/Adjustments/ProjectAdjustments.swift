import Foundation
import XcodeProject

/// What the user's `trestle.json` changes in a project: files that are left out, and files that others take the place of.
/// A file that is replaced is not left out, whatever pattern it matches.
struct ProjectAdjustments: Sendable {
    /// The greatest number of files that are named one by one for a pattern.
    private static let greatestList = 10

    private struct Exclusion: Sendable {
        let text: String
        let pattern: PathPattern
        var files: Set<String> = []
    }

    /// The file that says so.
    let file: URL
    /// The folder that paths are relative to.
    private let root: URL
    private var exclusions: [Exclusion] = []
    private var replacements: [String: URL] = [:]
    /// The paths of files that others have taken the place of.
    private var replaced: Set<String> = []

    init(file: URL, root: URL) {
        self.file = file
        self.root = root
    }

    mutating func exclude(_ text: String, _ pattern: PathPattern) {
        exclusions.append(Exclusion(text: text, pattern: pattern))
    }

    mutating func replace(_ path: String, by url: URL) { replacements[path] = url }

    func isReplacement(_ url: URL) -> Bool { replacements.values.contains(url) }

    /// The files that are to be replaced and take the place of others.
    var replacedReplacements: [String] {
        replacements.keys.filter { isReplacement(root.appending(path: $0).standardizedFileURL) }.sorted()
    }

    /// Changes a target. Files that take the place of others are not in it by themselves.
    mutating func apply(to target: inout TargetDescription) {
        /// Those of a target that was adjusted before.
        let earlier = target.originals
        var originals = earlier
        var excluded = target.excludedSources
        func adjusted(_ file: URL, _ adjustments: inout ProjectAdjustments) -> URL? {
            if let other = adjustments.replacement(for: file) {
                originals[other] = file
                return other
            }
            return adjustments.isReplacement(file) || file == adjustments.file || adjustments.exclude(file) ? nil : file
        }
        target.sources = target.sources.compactMap { file in
            if earlier[file] != nil { return file }
            let other = adjusted(file, &self)
            if other == nil, !isReplacement(file) { excluded.append(file) }
            return other
        }
        target.resources = target.resources.compactMap { earlier[$0] != nil ? $0 : adjusted($0, &self) }
        target.foreignSources = target.foreignSources.filter { file in
            guard let other = replacement(for: file) else {
                guard exclude(file) else { return true }
                excluded.append(file)
                return false
            }
            originals[other] = file
            target.sources.append(other)
            return false
        }
        target.originals = originals
        target.excludedSources = excluded
    }

    /// Removes what was said of files that are left out or replaced.
    ///
    /// - Parameter folder: the folder that the paths in remarks are relative to.
    mutating func apply(to remarks: inout [Remark], in folder: URL) {
        remarks.removeAll { remark in
            guard remark.kind == .leftOut, !remark.subject.contains("\"") else { return false }
            let file =
                remark.subject.hasPrefix("/") ? URL(filePath: remark.subject) : folder.appending(path: remark.subject)
            guard FileManager.default.fileExists(atPath: file.path) else { return false }
            return RelativePath.inside(file, root).map(replaced.contains) == true || exclude(file)
        }
    }

    private mutating func replacement(for file: URL) -> URL? {
        guard let path = RelativePath.inside(file, root), let other = replacements[path] else { return nil }
        replaced.insert(path)
        return other
    }

    private mutating func exclude(_ file: URL) -> Bool {
        guard let path = RelativePath.inside(file, root),
            let index = exclusions.firstIndex(where: { $0.pattern.matches(path) })
        else { return false }
        exclusions[index].files.insert(path)
        return true
    }

    /// What was done, for the report.
    var remarks: [Remark] {
        let excluded = exclusions.flatMap { exclusion -> [Remark] in
            let files = exclusion.files.sorted()
            if files.isEmpty {
                return [Remark(.note, exclusion.text, "is in \(AdjustmentsFile.name), and in no target")]
            }
            if files.count > Self.greatestList {
                return [Remark(.adjusted, exclusion.text, "\(files.count) files are left out")]
            }
            return files.map { Remark(.adjusted, $0, "is left out") }
        }
        let others = replacements.sorted { $0.key < $1.key }.map { path, url in
            replaced.contains(path)
                ? Remark(.adjusted, path, "\(RelativePath.of(url, in: root)) takes its place")
                : Remark(.note, path, "is in \(AdjustmentsFile.name), and in no target")
        }
        return excluded + others
    }
}
