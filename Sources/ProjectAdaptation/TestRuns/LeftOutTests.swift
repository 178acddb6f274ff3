import Foundation
import SourceAdapter

/// The tests that a project declares and its package does not run.
public struct LeftOutTests: Sendable {
    public struct Test: Sendable {
        public let name: String
        public let reason: String
        /// The module of the target.
        public let module: String
        /// The path of the file.
        public let file: String
    }

    public private(set) var tests: [Test] = []
    /// The number of tests that the project declares.
    public private(set) var declaredCount = 0

    /// - Parameters:
    ///   - folder: returns the folder of a target in the package.
    ///   - parts: what is left out because it does not compile, with the paths of the originals.
    public init(
        of targets: [TargetDescription], in folder: (TargetDescription) -> URL,
        because parts: [(file: String, part: LeftOutPart)]
    ) {
        for target in targets where target.kind == .tests {
            let copies = Self.copies(in: folder(target))
            let originals = Set(target.sources + target.excludedSources)
            for original in originals.sorted(by: { $0.path < $1.path }) where original.pathExtension == "swift" {
                add(
                    original, of: target, copy: copies[original.path],
                    parts.filter { $0.file == original.path }.map(\.part))
            }
        }
    }

    /// Whether there are tests, and none of them runs.
    public var isAll: Bool { declaredCount > 0 && tests.count == declaredCount }

    /// Why the tests are left out, each reason once and the most frequent first; at most three.
    public var reasons: String {
        let counts = tests.reduce(into: [String: Int]()) { $0[$1.reason, default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return sorted.prefix(3).joined(separator: "; ") + (sorted.count > 3 ? "; …" : "")
    }

    /// The names of the tests whose bodies are left out: they would pass without testing anything. Names that several
    /// tests have are not among them.
    public var emptied: Set<String> { emptiedNames.filter { countsOfNames[$0] == 1 } }

    private var emptiedNames: Set<String> = []
    private var countsOfNames: [String: Int] = [:]

    private mutating func add(
        _ original: URL, of target: TargetDescription, copy: URL?, _ parts: [LeftOutPart]
    ) {
        let test = { Test(name: $0, reason: $1, module: target.module, file: original.path) }
        let declared = Self.names(in: original)
        declaredCount += declared.count
        for name in declared { countsOfNames[name, default: 0] += 1 }
        var remaining = copy.map(Self.names) ?? []
        for name in declared {
            let own = parts.first { $0.name == name && $0.extent == .body }
            if let index = remaining.firstIndex(of: name) {
                remaining.remove(at: index)
                guard let own else { continue }
                emptiedNames.insert(name)
                tests.append(test(name, own.reason))
            } else {
                let part = parts.first { $0.name == name } ?? parts.first { $0.extent == .type } ?? parts.first
                let reason = part?.reason ?? "\(original.lastPathComponent) is left out, see the report"
                tests.append(test(name, reason))
            }
        }
    }

    private static func names(in file: URL) -> [String] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return DeclaredTests.names(in: SourceFile(path: file.path, text: text))
    }

    /// The adapted files of a target by the paths of their originals.
    private static func copies(in folder: URL) -> [String: URL] {
        PackageTarget.files(of: folder).reduce(into: [:]) { copies, file in
            guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8),
                let match = text.prefixMatch(of: /#sourceLocation\(file: "(.*)", line: 1\)/)
            else { return }
            copies[String(match.1)] = file
        }
    }
}
