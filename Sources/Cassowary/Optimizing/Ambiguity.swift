/// Finds out whether the constraints leave a variable open.
final class Ambiguity {
    private let tableau: Tableau
    private let optimizer: Optimizer
    private let expansion: Expansion

    init(tableau: Tableau, optimizer: Optimizer, expansion: Expansion) {
        self.tableau = tableau
        self.optimizer = optimizer
        self.expansion = expansion
    }

    /// Exchanges unknowns where rows without slack are in the way, but changes no values.
    func isAmbiguous(_ variable: Int) -> Bool { canMove(variable, 1) || canMove(variable, -1) }

    private func canMove(_ variable: Int, _ direction: Double) -> Bool {
        var steps = 0
        while let (column, columnDirection) = freeColumn(of: variable, direction) {
            let isCycling = steps > 60
            guard let bend = tableau.firstBend(column, columnDirection, byIndex: isCycling),
                bend.step <= tableau.tolerance, steps < 10_000
            else { return true }
            tableau.exchange(row: bend.row, column: column, direction: columnDirection)
            optimizer.run()
            steps += 1
        }
        return false
    }

    /// The free column with the lowest index that moves the variable in the direction.
    private func freeColumn(of variable: Int, _ direction: Double) -> (column: Int, direction: Double)? {
        expansion.expand(variable: variable)
        var best: (column: Int, direction: Double)?
        for place in 0..<expansion.columns.count {
            let column = expansion.columns[place]
            let coefficient = expansion.coefficient(of: column)
            guard coefficient != 0, column < best?.column ?? .max else { continue }
            let columnDirection = coefficient > 0 ? direction : -direction
            if optimizer.isFree(column, columnDirection) { best = (column, columnDirection) }
        }
        return best
    }
}
