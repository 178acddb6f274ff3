/// What the command line asks for.
struct EngineBenchmarkOptions {
    private var subjects: Set<String> = []
    /// Rows, sections or items of the largest table.
    var largest = 10_000_000
    /// How often each cost is taken; the tables show medians.
    var repeats = 9

    init(_ arguments: [String]) {
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--largest": largest = rest.popFirst().flatMap { Int($0) } ?? largest
            case "--repeats": repeats = max(1, rest.popFirst().flatMap { Int($0) } ?? repeats)
            default: subjects.insert(argument)
            }
        }
    }

    func includes(_ subject: String) -> Bool { subjects.isEmpty || subjects.contains(subject) }

    /// 1,000, 10,000, ... to the largest, or to a smaller end.
    func sizes(upTo end: Int) -> [Int] {
        [1_000, 10_000, 100_000, 1_000_000, 10_000_000].filter { $0 <= min(largest, end) }
    }
}
