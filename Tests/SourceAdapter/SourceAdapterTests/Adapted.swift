import Foundation
import Testing

@testable import SourceAdapter

/// What the adapter makes of one file: its text up to the original's last line.
func adapted(_ source: String) -> String { adapted(["File.swift": source])["File.swift"] ?? "" }

/// What it makes of a target's files, by name.
func adapted(_ files: [String: String]) -> [String: String] {
    adaptation(of: files).files.reduce(into: [:]) { $0[$1.path] = lines(of: $1, like: files[$1.path] ?? "") }
}

/// Files with everything that is generated, by name.
func adaptedWhole(_ files: [String: String]) -> [String: String] {
    adaptation(of: files).files.reduce(into: [:]) { $0[$1.path] = $1.text }
}

/// The declarations that the adapter appends to one file, without the directive before them.
func generated(_ source: String) -> String { generated(["File.swift": source])["File.swift"] ?? "" }

func generated(_ files: [String: String]) -> [String: String] {
    adaptation(of: files).files.reduce(into: [:]) { generated, file in
        generated[file.path] = file.text.components(separatedBy: "\n#sourceLocation()\n").dropFirst().joined()
    }
}

/// What the adapter reports, as compilers write it.
func diagnostics(_ source: String) -> [String] {
    adaptation(of: ["File.swift": source]).diagnostics.map(\.description)
}

private func adaptation(of files: [String: String]) -> TargetAdapter.Result {
    let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let result = TargetAdapter.adapt(files)
    let collisions = result.diagnostics.filter { $0.message.contains("changes text that") }
    #expect(collisions.isEmpty)
    let reversed = TargetAdapter.adapt(files, with: [any Rewrite].all.reversed())
    #expect(reversed.files.map(\.text) == result.files.map(\.text), "The order of the rewrites changes the result.")
    return result
}

/// Without the first line, which says where the original stands, and without generated code.
private func lines(of file: SourceFile, like original: String) -> String {
    let text = file.text.components(separatedBy: "\n#sourceLocation()\n")[0]
    let lines = text.drop { $0 != "\n" }.dropFirst()
    return lines + (original.hasSuffix("\n") && !lines.hasSuffix("\n") ? "\n" : "")
}
