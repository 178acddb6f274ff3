import Foundation
import Testing
import ToolchainBets

/// docs/TOOLCHAIN.md and scripts/try-fallbacks have every fact that the code relies on, and no others.
@Suite struct DocumentedBetsTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func lines(of path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    private let facts = ToolchainBet.allCases.map(\.rawValue).sorted()

    @Test func thePageDescribesEachFactOnce() throws {
        let checked = try lines(of: "docs/TOOLCHAIN.md").prefix { $0 != "## Facts without a check" }
        let described = checked.compactMap { line in
            line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
        }
        #expect(described.sorted() == facts)
    }

    @Test func theScriptRunsTestsWithoutEachFact() throws {
        let tried = try lines(of: "scripts/try-fallbacks").compactMap { line in
            line.hasPrefix("without ") ? line.split(separator: " ").dropFirst().first.map(String.init) : nil
        }
        #expect(tried.sorted() == facts)
    }

    @Test func theFilesThatThePageNamesExist() throws {
        let paths = try lines(of: "docs/TOOLCHAIN.md").filter { $0.hasPrefix("| ") }.flatMap { line in
            line.split(separator: "`").map(String.init).filter {
                $0.contains("/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h"))
            }
        }
        #expect(paths.count > ToolchainBet.allCases.count)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: root.appending(path: "Sources/" + path).path), "\(path)")
        }
    }
}
