/// An identifier that counts how often it is hashed and compared.
struct CountedID: Hashable, ExpressibleByIntegerLiteral {
    nonisolated(unsafe) static var hashings = 0
    nonisolated(unsafe) static var comparisons = 0

    let number: Int

    init(_ number: Int) { self.number = number }
    init(integerLiteral value: Int) { number = value }

    static func == (a: CountedID, b: CountedID) -> Bool {
        comparisons += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
        CountedID.hashings += 1
        hasher.combine(number)
    }

    /// What happens while `body` runs.
    static func counts(_ body: () throws -> Void) rethrows -> (hashings: Int, comparisons: Int) {
        hashings = 0
        comparisons = 0
        try body()
        return (hashings, comparisons)
    }
}
