import Foundation

/// Stacks of cards that change at random: cards and whole stacks come, go and move.
struct Deck {
    struct Stack {
        let number: Int
        var cards: [Int]
    }

    private(set) var stacks: [Stack]
    private var nextCard: Int
    private var nextStack: Int

    init() {
        stacks = (0..<4).map { stack in Stack(number: stack, cards: (0..<5).map { stack * 5 + $0 }) }
        nextCard = 20
        nextStack = 4
    }

    /// Moves cards within and between the stacks, removes some and adds new ones.
    mutating func shuffleCards(using generator: inout some RandomNumberGenerator) {
        for index in stacks.indices {
            stacks[index].cards.removeAll { _ in Int.random(in: 0..<6, using: &generator) == 0 }
            stacks[index].cards.shuffle(using: &generator)
        }
        if let from = stacks.indices.filter({ !stacks[$0].cards.isEmpty }).randomElement(using: &generator) {
            let to = Int.random(in: stacks.indices, using: &generator)
            let card = stacks[from].cards.removeLast()
            stacks[to].cards.insert(card, at: 0)
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) where stacks.map(\.cards.count).reduce(0, +) < 28 {
            let stack = Int.random(in: stacks.indices, using: &generator)
            let place = Int.random(in: 0...stacks[stack].cards.count, using: &generator)
            stacks[stack].cards.insert(nextCard, at: place)
            nextCard += 1
        }
    }

    /// Reorders the stacks; one may be removed and one may be added.
    mutating func shuffleStacks(using generator: inout some RandomNumberGenerator) {
        let before = stacks.map(\.number)
        repeat {
            stacks.shuffle(using: &generator)
        } while stacks.count > 1 && stacks.map(\.number) == before
        if stacks.count > 3, Bool.random(using: &generator) { stacks.removeLast() }
        if stacks.count < 5, Bool.random(using: &generator) {
            let cards = (nextCard..<nextCard + 3).map { $0 }
            stacks.insert(Stack(number: nextStack, cards: cards), at: 0)
            nextCard += 3
            nextStack += 1
        }
    }
}
