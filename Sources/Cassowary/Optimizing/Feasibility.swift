/// Brings required rows to where they have to be, one after the other, without leaving those that are there already.
final class Feasibility {
    private let constraints: ConstraintTable
    private let tableau: Tableau
    /// Required rows that do not hold yet, or equalities that are not tight yet.
    @exclusivity(unchecked) private var violated = MarkedIndexes()
    @exclusivity(unchecked) private var queue = IndexStack()

    init(constraints: ConstraintTable, tableau: Tableau) {
        self.constraints = constraints
        self.tableau = tableau
    }

    /// Looks at the rows whose values changed. Returns the unknown of a required row that cannot hold; nil when all do.
    func run() -> Int? {
        sortTouchedRows()
        while !violated.isEmpty {
            // In the order in which they were added, so that a conflict is found with the constraint that brings it.
            queue.removeAll()
            for place in 0..<violated.count { queue.push(violated[place]) }
            queue.sort { constraints[Unknown.index($0)].sequence > constraints[Unknown.index($1)].sequence }
            while !queue.isEmpty {
                let row = queue.pop()
                guard !needsRepair(row) || repair(row) || isNegligible(row) else { return row }
                violated.remove(row)
                if tableau.places[row] == .basic { tableau.updateSide(of: row) }
            }
            sortTouchedRows()
        }
        return nil
    }

    /// Takes up rows with changed values: violated required ones are kept for `run()`, others get their side.
    func sortTouchedRows() {
        while !tableau.touchedRows.isEmpty {
            let row = tableau.touchedRows.popLast()
            let cost = tableau.costs[row]
            guard cost.isRequired else {
                tableau.updateSide(of: row)
                continue
            }
            if cost.isEquality || isViolated(row, cost) { violated.insert(row) }
        }
    }

    private func isViolated(_ row: Int, _ cost: Cost) -> Bool {
        !tableau.isZero(row) && cost.charges(tableau.values[row])
    }

    /// An error that only rounding causes is accepted where nothing can remove it: a millionth of a point, or a thousand
    /// millionth of the numbers that the constraint adds.
    private func isNegligible(_ row: Int) -> Bool {
        let constraint = Unknown.index(row)
        var magnitude = abs(constraints[constraint].constant)
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            let term = constraints.terms[entry]
            magnitude = max(magnitude, abs(term.coefficient * tableau.values[Unknown.variable(Int(term.column))]))
            entry = Int(term.nextInRow)
        }
        return abs(tableau.values[row]) <= 1e-6 + magnitude * 1e-9
    }

    private func needsRepair(_ row: Int) -> Bool {
        guard tableau.places[row] == .basic else { return false }
        let cost = tableau.costs[row]
        return cost.isRequired && (cost.isEquality || isViolated(row, cost))
    }

    /// Moves a row's value to 0, or to the allowed side of it. False: the tight required constraints do not let it.
    private func repair(_ row: Int) -> Bool {
        var steps = 0
        while tableau.places[row] == .basic {
            let cost = tableau.costs[row]
            guard cost.isEquality || isViolated(row, cost) else { return true }
            steps += 1
            // As in `Optimizer.run()`, only rounding could go on forever.
            guard steps < 10_000 + 4 * tableau.count else { return false }
            guard let (column, direction) = column(for: row, byIndex: steps > 60) else { return tableau.isZero(row) }
            let coefficient = tableau.matrix[tableau.matrix.entry(row: row, column: column)].coefficient
            let distance = tableau.isZero(row) ? 0 : abs(tableau.values[row] / coefficient)
            let (blocking, step) = firstBlocking(column, direction, before: distance, of: row, byIndex: steps > 60)
            tableau.shift(column: column, by: direction * step)
            tableau.exchange(row: blocking, column: column, direction: direction)
        }
        return true
    }

    /// The cheapest nonbasic unknown whose change moves the row's value to 0, with the direction of the change.
    private func column(for row: Int, byIndex: Bool) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestCost = Cost()
        var bestCoefficient = 0.0
        let isZero = tableau.isZero(row)
        var entry = tableau.matrix.firstInRow(row)
        while entry >= 0 {
            let (column, coefficient) = (Int(tableau.matrix[entry].column), tableau.matrix[entry].coefficient)
            entry = Int(tableau.matrix[entry].nextInRow)
            guard abs(coefficient) > 1e-9 else { continue }
            var direction: Double = (tableau.values[row] < 0) == (coefficient > 0) ? 1 : -1
            var cost = tableau.costs[column]
            if isZero, cost.isRequired, cost.charges(direction) { direction = -direction }
            if cost.isRequired, cost.charges(direction) { continue }
            if !cost.charges(direction) { cost.priority = cost.isFree ? -1 : 0 }
            let isBetter: Bool
            if best == nil {
                isBetter = true
            } else if byIndex {
                isBetter = column < best!.column
            } else if cost.priority != bestCost.priority {
                isBetter = cost.priority < bestCost.priority
            } else if cost.rank != bestCost.rank, cost.priority > 0 {
                isBetter = cost.rank < bestCost.rank
            } else {
                isBetter = abs(coefficient) > abs(bestCoefficient)
            }
            if isBetter {
                best = (column, direction)
                bestCost = cost
                bestCoefficient = coefficient
            }
        }
        return best
    }

    /// The row that stops the step, at the latest the one that is repaired.
    private func firstBlocking(
        _ column: Int, _ direction: Double, before distance: Double, of repaired: Int, byIndex: Bool
    ) -> (row: Int, step: Double) {
        var (best, step, bestRate) = (repaired, distance, 0.0)
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            let rate = direction * tableau.matrix[entry].coefficient
            entry = Int(tableau.matrix[entry].nextInColumn)
            let cost = tableau.costs[row]
            guard cost.isRequired, row != repaired, cost.charges(rate), abs(rate) > 1e-9, !violated.contains(row) else {
                continue
            }
            let slack = tableau.isZero(row) ? 0 : max(0, rate > 0 ? -tableau.values[row] : tableau.values[row])
            let reach = slack / abs(rate)
            let isTie = best != repaired && abs(reach - step) <= 1e-12
            if isTie ? (byIndex ? row < best : abs(rate) > bestRate) : reach < step - 1e-12 {
                (best, step, bestRate) = (row, reach, abs(rate))
            }
        }
        return (best, step)
    }
}
