import Cassowary

extension Solver {
    /// Adds a variable, compared with a constant.
    @discardableResult func add(
        _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Double = 1000, rank: Int = 0
    ) -> ConstraintToken {
        let expression = LinearExpression([Term(variable)], constant: -constant)
        return add(expression, relation, priority: priority, rank: rank)
    }

    /// Adds a variable, compared with a multiple of another and a constant.
    @discardableResult func add(
        _ left: Variable, _ relation: Relation, _ right: Variable, times multiplier: Double = 1, _ constant: Double,
        priority: Double = 1000, rank: Int = 0
    ) -> ConstraintToken {
        let expression = LinearExpression([Term(left), Term(right, -multiplier)], constant: -constant)
        return add(expression, relation, priority: priority, rank: rank)
    }

    func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

    func values(of variables: [Variable]) -> [Double] { variables.map { value(of: $0) } }
}

/// Views side by side, as in a horizontal stack of fixed length.
struct Row {
    let solver = Solver()
    let length: Variable
    let origins: [Variable]
    let widths: [Variable]
    let lengthConstraint: ConstraintToken
    private(set) var hugging: [ConstraintToken] = []
    private(set) var resistance: [ConstraintToken] = []

    /// - Parameter contents: the intrinsic widths; nil for a view without one.
    init(length total: Double, spacing: Double, contents: [Double?]) {
        length = solver.makeVariable()
        origins = solver.makeVariables(contents.count)
        widths = solver.makeVariables(contents.count)
        lengthConstraint = solver.add(length, .equal, total)
        for place in contents.indices {
            solver.add(widths[place], .greaterThanOrEqual, 0)
            if place == 0 {
                solver.add(origins[0], .equal, 0)
            } else {
                let terms = [Term(origins[place]), Term(origins[place - 1], -1), Term(widths[place - 1], -1)]
                _ = solver.add(LinearExpression(terms, constant: -spacing), .equal, priority: 1000)
            }
            if let content = contents[place] {
                hugging.append(solver.add(widths[place], .lessThanOrEqual, content, priority: 250, rank: place))
                resistance.append(
                    solver.add(widths[place], .greaterThanOrEqual, content, priority: 750, rank: place))
            } else {
                // What a view without a size of its own gets: nothing, except the last.
                solver.add(widths[place], .equal, 0, priority: 1, rank: -place)
            }
        }
        let end = [Term(origins[contents.count - 1]), Term(widths[contents.count - 1]), Term(length, -1)]
        _ = solver.add(LinearExpression(end), .equal, priority: 1000)
    }

    var frames: [Double] { solver.values(of: widths) }
}
