import Cassowary

/// A change of a system, or a solve. Indexes count what there is at the time, from the start again after the end.
enum SolverOperation {
    case makeVariable(rank: Int)
    case removeVariable(Int)
    /// Coefficients and constant in halves.
    case add([(variable: Int, coefficient: Int)], constant: Int, Relation, priority: Double, rank: Int)
    case remove(Int)
    case setConstant(Int, Int)
    case setPriority(Int, Double)
    case ask(Int)
    case rebuild
    case solve

    static func random(
        using generator: inout some RandomNumberGenerator, priorities: [Double], size: Int
    ) -> SolverOperation {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func priority() -> Double { priorities.randomElement(using: &generator)! }
        switch number(0...19) {
        case 0: return .makeVariable(rank: number(-1...1))
        case 1: return .removeVariable(number(0...99))
        case 2...8:
            let coefficients = number(0...2) == 0 ? [-5, -4, -2, -1, 1, 2, 3, 4] : [-2, 2]
            let terms = (0..<[1, 1, 2, 2, 2, 3].randomElement(using: &generator)!).map { _ in
                (variable: number(0...99), coefficient: coefficients.randomElement(using: &generator)!)
            }
            let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
            return .add(
                terms, constant: number(-size...size), relation, priority: priority(), rank: number(-2...3))
        case 9...11: return .remove(number(0...99))
        case 12...14: return .setConstant(number(0...99), number(-size...size))
        case 15: return .setPriority(number(0...99), priority())
        case 16: return number(0...3) == 0 ? .rebuild : .ask(number(0...99))
        default: return .solve
        }
    }

    /// A change of a system as views make it: even variables are edges, odd ones are lengths, by twos a view.
    static func randomLayout(
        using generator: inout some RandomNumberGenerator, priorities: [Double], size: Int
    ) -> SolverOperation {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        func add(_ terms: [(variable: Int, coefficient: Int)], _ constant: Int, _ relations: [Relation]) -> Self {
            .add(
                terms, constant: constant, relations.randomElement(using: &generator)!,
                priority: priorities.randomElement(using: &generator)!, rank: number(0...5))
        }
        let (view, other) = (2 * number(0...5), 2 * number(0...5))
        let gap = 2 * number(-20...20)
        switch number(0...17) {
        case 0: return add([(view, 2), (other, -2)], gap, relation)
        case 1, 2: return add([(view, 2), (other, -2), (other + 1, -2)], gap, relation)
        case 3: return add([(view, 2), (view + 1, 2), (other, -2), (other + 1, -2)], gap, relation)
        case 4:
            return add([(view + 1, 2), (other + 1, [-2, -1, -4].randomElement(using: &generator)!)], gap, relation)
        case 5: return add([(view, 2), (view + 1, 1), (other, -2), (other + 1, -1)], gap, relation)
        case 6, 7, 8:
            return add([(view + 1, 2)], -2 * number(0...size), [.lessThanOrEqual, .greaterThanOrEqual, .equal])
        case 9: return add([(view, 2)], gap, relation)
        case 10, 11: return .remove(number(0...99))
        case 12, 13, 14: return .setConstant(number(0...99), -2 * number(0...size))
        case 15: return number(0...3) == 0 ? .removeVariable(number(0...99)) : .makeVariable(rank: 0)
        case 16: return number(0...3) == 0 ? .rebuild : .ask(number(0...99))
        default: return .solve
        }
    }
}
