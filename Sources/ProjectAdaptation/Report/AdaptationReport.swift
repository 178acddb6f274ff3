import Foundation
import SourceAdapter

/// What came of an adaptation: what is in the package, what is not, and what needs a hand.
public struct AdaptationReport: Sendable {
    public let name: String
    /// The folder of the package; nil if nothing was written.
    public let folder: URL?
    public let targets: [TargetResult]
    /// What the project's reader noticed.
    public let remarks: [Remark]
    /// The Podfiles of the project.
    var podfiles: [Podfile] = []
    /// What is left out because of missing modules.
    var leavingOut = LeavingOut.files
    /// The files of the package that were added or changed.
    public let changes: [String]

    /// The modules in Sources/Frameworks that the targets import, sorted.
    public var frameworks: [String] { Set(targets.flatMap(\.frameworks)).sorted() }

    /// Everything that was noticed, in the order of the targets.
    public var allRemarks: [Remark] { remarks + targets.flatMap(\.remarks) }

    /// The number of places that need a hand, and of files that are left out because of what they import.
    public var openCount: Int { allRemarks.count { $0.kind == .needsHand } + leftOutFiles.count }

    /// Files that are left out because they use modules that Linux has not, with these modules.
    public var leftOutFiles: [(file: String, imports: [MissingImport])] {
        imports.compactMap { file, imports in
            let used = imports.filter(\.isUsed)
            return used.isEmpty ? nil : (file, used)
        }
    }

    /// The imports of modules that Linux has not, sorted by file.
    private var imports: [(file: String, imports: [MissingImport])] {
        targets.flatMap { $0.missingImports.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) }
    }

    /// The report for people to read.
    public var text: String {
        [heading, targetLines, rewriteLines, moduleLines, adjustedLines, leftOutLines, handLines, noteLines]
            .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var heading: [String] {
        guard let folder else { return ["\(name): nothing is written (--check)."] }
        let count = changes.count
        return [
            "\(name) is a package in \(folder.path)"
                + (count == 0 ? ": nothing has changed." : ": \(count) files written.")
        ]
    }

    private var targetLines: [String] {
        targets.map { target in
            let kind =
                switch target.kind {
                case .application: "application"
                case .library: "library"
                case .tests: "tests"
                }
            let resources = target.resourceCount == 0 ? "" : ", \(plural(target.resourceCount, "resource"))"
            return "  \(kind) \(target.module): \(plural(target.sourceCount, "Swift file"))\(resources)"
        }
    }

    private var rewriteLines: [String] {
        let counts = targets.reduce(into: [String: Int]()) { $0.merge($1.rewrites, uniquingKeysWith: +) }
        guard !counts.isEmpty else { return [] }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["Changed in the copies, places by kind (docs/COMMAND.md explains them):"]
            + sorted.map { "  \($0.key) \($0.value)" }
    }

    private var moduleLines: [String] {
        var files: [String: [String]] = [:]
        var advice: [String: String] = [:]
        let used = leavingOut == .files ? "left out" : "left out where it is used"
        for (file, imports) in imports {
            for missing in imports {
                let use = missing.isUsed ? used : "not used, import dropped"
                let line = "    \(file):\(missing.line): \(use)"
                // A file may be in several targets.
                if files[missing.module]?.contains(line) != true { files[missing.module, default: []].append(line) }
                advice[missing.module] =
                    missing.advice ?? podfiles.lazy.compactMap { $0.advice(for: missing.module) }.first
                    ?? "add a copy of its source with --library"
            }
        }
        guard !files.isEmpty else { return [] }
        return ["Modules that Linux has not:"]
            + files.sorted { $0.key < $1.key }.flatMap { module, files in
                ["  \(module): \(advice[module] ?? "")"] + files
            }
            + (leftOutFiles.isEmpty
                ? []
                : [
                    "  Put what uses such a module into #if canImport(…) to keep the rest of its file,",
                    "  or name a file that takes its place on Linux in trestle.json: \"replace\".",
                ])
    }

    private var adjustedLines: [String] { lines(of: .adjusted, under: "As trestle.json says:") }

    private var leftOutLines: [String] { lines(of: .leftOut, under: "Left out:") }

    private var handLines: [String] { lines(of: .needsHand, under: "Needs a hand:") }

    private var noteLines: [String] { lines(of: .note, under: "Notes:") }

    private func lines(of kind: Remark.Kind, under title: String) -> [String] {
        var seen: Set<Remark> = []
        let remarks = allRemarks.filter { $0.kind == kind && seen.insert($0).inserted }
        return remarks.isEmpty ? [] : [title] + remarks.map { "  \($0.subject): \($0.text)" }
    }

    private func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
