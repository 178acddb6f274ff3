import Foundation
import ProjectAdaptation

/// Which tests run.
struct TestSelection {
    /// A regular expression that names match.
    let filter: String?
    /// The names of functions that do not run.
    let emptied: Set<String>
    let shard: TestShard?

    private let expression: Regex<AnyRegexOutput>?

    init(filter: String?, emptied: Set<String>, shard: TestShard?) throws {
        self.filter = filter
        self.emptied = emptied
        self.shard = shard
        expression = try filter.map { try Regex($0) }
    }

    /// Whether a test of XCTest runs.
    ///
    /// - Parameter part: the tests of the shard; nil if there is none.
    func contains(_ test: String, in part: Set<String>?) -> Bool {
        part?.contains(test) != false && !isEmptied(test) && (expression.map { test.contains($0) } ?? true)
    }

    /// Whether the body of a test is left out, by its name as the program lists it.
    func isEmptied(_ test: String) -> Bool {
        let path = test.split(separator: "/").last ?? ""
        guard let parenthesis = path.firstIndex(of: "(") else { return emptied.contains(String(path)) }
        return emptied.contains(String(path[..<parenthesis].split(separator: ".").last ?? ""))
    }
}
