import Foundation
import SourceAdapter

/// What the adapter makes of one file: its text up to the original's last line.
func adapted(_ source: String) -> String { adapted(["File.swift": source])["File.swift"] ?? "" }

/// What it makes of a target's files, by name.
func adapted(_ files: [String: String]) -> [String: String] {
    adaptation(of: files).files.reduce(into: [:]) { $0[$1.path] = lines(of: $1, like: files[$1.path] ?? "") }
}

/// The declarations that the adapter appends to one file, without the directive before them.
func generated(_ source: String) -> String {
    let text = adaptation(of: ["File.swift": source]).files[0].text
    return text.components(separatedBy: "\n#sourceLocation()\n").dropFirst().joined()
}

/// What the adapter reports, as compilers write it.
func diagnostics(_ source: String) -> [String] {
    adaptation(of: ["File.swift": source]).diagnostics.map(\.description)
}

private func adaptation(of files: [String: String]) -> TargetAdapter.Result {
    TargetAdapter.adapt(files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
}

/// Without the first line, which says where the original stands, and without generated code.
private func lines(of file: SourceFile, like original: String) -> String {
    let count = original.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.prefix(count).joined(separator: "\n")
}
