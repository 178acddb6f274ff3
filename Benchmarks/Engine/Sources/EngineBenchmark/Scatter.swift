/// The places of one update's changes: different numbers, one in each of equal stretches of the table, and as many others.
struct Scatter {
    let places: [Int]
    let others: [Int]
    let shuffledOthers: [Int]

    init(_ count: Int, below end: Int, using generator: inout SeededGenerator) {
        places = Self.numbers(count, end, &generator)
        others = Self.numbers(count, end, &generator)
        shuffledOthers = others.shuffled(using: &generator)
    }

    /// Of `count` updates.
    static func several(_ count: Int, changes: Int, below end: Int) -> [Scatter] {
        var generator = SeededGenerator(seed: 1)
        return (0..<count).map { _ in Scatter(changes, below: end, using: &generator) }
    }

    private static func numbers(_ count: Int, _ end: Int, _ generator: inout SeededGenerator) -> [Int] {
        (0..<count).map { Int.random(in: $0 * end / count..<($0 + 1) * end / count, using: &generator) }
    }
}
