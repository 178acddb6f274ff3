/// A version such as `5.0.1`, as tags of repositories name it: `v5.0.1` and `5.0` are read too. Versions before a release
/// (`6.0.0-beta`) are not.
struct SemanticVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let numbers: [Int]

    /// Returns nil for a text that names no version of a release.
    init?(_ text: some StringProtocol) {
        let plain = text.first.map { "vV".contains($0) } == true ? text.dropFirst() : text[...]
        let parts =
            plain.split(separator: "+", maxSplits: 1).first?
            .split(separator: ".", omittingEmptySubsequences: false) ?? []
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard !numbers.isEmpty, numbers.count == parts.count, numbers.count <= 3 else { return nil }
        self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    private init(_ numbers: [Int]) { self.numbers = numbers }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    /// The first version that may be incompatible with this one.
    var nextMajor: SemanticVersion { SemanticVersion([numbers[0] + 1, 0, 0]) }
    var nextMinor: SemanticVersion { SemanticVersion([numbers[0], numbers[1] + 1, 0]) }
    var nextPatch: SemanticVersion { SemanticVersion([numbers[0], numbers[1], numbers[2] + 1]) }

    static func < (one: SemanticVersion, other: SemanticVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}
