/// A part of a project's tests, for machines that run them side by side: every test is in one part.
public struct TestShard: Sendable, Equatable, CustomStringConvertible {
    /// The number of the part, from 1.
    public let index: Int
    public let count: Int

    /// - Parameter text: the number of the part and the count: `2/5`. Nil is returned for anything else.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /([0-9]+)\/([0-9]+)/), let index = Int(match.1), let count = Int(match.2),
            (1...max(count, 1)).contains(index), count > 0
        else { return nil }
        self.index = index
        self.count = count
    }

    public var description: String { "\(index)/\(count)" }

    /// The tests of the part: each `count`-th of all, sorted by their names.
    ///
    /// The parts are as large as each other. The order of `names` and names that come twice change nothing.
    public func part(of names: some Sequence<String>) -> Set<String> {
        let sorted = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Set(sorted.enumerated().lazy.filter { $0.offset % count == index - 1 }.map(\.element))
    }
}
