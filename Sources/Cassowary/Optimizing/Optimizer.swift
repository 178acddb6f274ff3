/// Meets the constraints that are not required, as well as their priorities say: the primal simplex method with piecewise
/// linear costs.
///
/// A column is looked at only after something changed that its cost depends on. Moving a tight constraint away from 0
/// costs something itself, so a column can only gain through rows with an error.
final class Optimizer {
    private let tableau: Tableau
    @exclusivity(unchecked) private var sums = LevelSums()
    @exclusivity(unchecked) private var bends = Bends()
    @exclusivity(unchecked) private var passed = IndexStack()
    /// Touched columns with many entries.
    @exclusivity(unchecked) private var long = MarkedIndexes()

    /// Columns that can move without a cost, up or down or both.
    @exclusivity(unchecked) private(set) var freeColumns = MarkedIndexes()
    @exclusivity(unchecked) private var freedom = Store<UInt8>(0)
    /// Free columns whose place `Canonical` has not decided since they became free or changed.
    @exclusivity(unchecked) var unsettledColumns = MarkedIndexes()

    init(tableau: Tableau) { self.tableau = tableau }

    /// Looks at the touched columns until none can gain.
    func run() {
        freedom.reserve(tableau.count)
        var idle = 0
        while true {
            let isCycling = idle > 60 + tableau.count
            if isCycling { while !long.isEmpty { tableau.touchedColumns.insert(long.popLast()) } }
            // Only rounding can prevent an end here, and an answer that is not the best is better than none.
            guard idle < 10_000 + 4 * tableau.count else { return tableau.touchedColumns.removeAll() }
            guard let column = isCycling ? firstGaining() : nextColumn() else { break }
            guard tableau.places[column] == .nonbasic else {
                setFreedom(0, of: column)
                continue
            }
            let (up, down) = price(column)
            if up < 0 || down < 0 {
                setFreedom(0, of: column)
                let moved = move(column, direction: up < 0 ? 1 : -1, isCycling: isCycling)
                idle = moved ? 0 : idle + 1
            } else {
                setFreedom((up == 0 ? 1 : 0) | (down == 0 ? 2 : 0), of: column)
            }
        }
    }

    /// The next column to look at. Long columns wait until all short ones are done: many pivots touch them, and looking at
    /// them takes long.
    private func nextColumn() -> Int? {
        while !tableau.touchedColumns.isEmpty {
            let column = tableau.touchedColumns.popLast()
            if tableau.matrix.count(ofColumn: column) < 24 { return column }
            long.insert(column)
        }
        return long.isEmpty ? nil : long.popLast()
    }

    /// Whether a column can move in a direction without a cost.
    func isFree(_ column: Int, _ direction: Double) -> Bool {
        tableau.places[column] == .nonbasic && freedom[column] & (direction > 0 ? 1 : 2) != 0
    }

    /// Drops a column that is no longer nonbasic.
    func forget(_ column: Int) { setFreedom(0, of: column) }

    private func setFreedom(_ bits: UInt8, of column: Int) {
        freedom[column] = bits
        if bits != 0 {
            freeColumns.insert(column)
            unsettledColumns.insert(column)
        } else {
            freeColumns.remove(column)
            unsettledColumns.remove(column)
        }
    }

    /// Bland's rule: the touched column with the lowest index, so that steps without a gain cannot repeat forever. Columns
    /// that cannot gain are finished. nil when none can gain.
    private func firstGaining() -> Int? {
        var best = -1
        var place = tableau.touchedColumns.count
        while place > 0 {
            place -= 1
            let column = tableau.touchedColumns[place]
            if tableau.places[column] == .nonbasic {
                let (up, down) = price(column)
                if up < 0 || down < 0 {
                    if best < 0 || column < best { best = column }
                    continue
                }
                setFreedom((up == 0 ? 1 : 0) | (down == 0 ? 2 : 0), of: column)
            } else {
                setFreedom(0, of: column)
            }
            tableau.touchedColumns.remove(column)
        }
        guard best >= 0 else { return nil }
        tableau.touchedColumns.remove(best)
        return best
    }

    /// The signs of the change of cost when the column grows, and when it shrinks.
    func price(_ column: Int) -> (up: Int, down: Int) {
        sums.removeAll()
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            let cost = tableau.costs[row]
            let slope = cost.slope(tableau.sides[row])
            if slope != 0, !cost.isRequired { sums.add(slope * tableau.matrix[entry].coefficient, cost) }
            entry = Int(tableau.matrix[entry].nextInColumn)
        }
        let own = tableau.costs[column]
        return (
            own.isRequired && own.above ? 1 : sums.sign(1, own: own, isCharged: own.above),
            own.isRequired && own.below ? 1 : sums.sign(-1, own: own, isCharged: own.below)
        )
    }

    /// Moves a column as far as the cost falls. False for a step of length 0.
    private func move(_ column: Int, direction: Double, isCycling: Bool) -> Bool {
        sums.removeAll()
        bends.removeAll(byIndex: isCycling)
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            let rate = direction * tableau.matrix[entry].coefficient
            entry = Int(tableau.matrix[entry].nextInColumn)
            let cost = tableau.costs[row]
            guard !cost.isFree else { continue }
            let slope = cost.slope(tableau.sides[row])
            if slope != 0, !cost.isRequired { sums.add(slope * rate, cost) }
            if let step = tableau.stepToZero(row, rate) { bends.insert(row: row, step: step, rate: abs(rate)) }
        }
        // Without an end the gain was only rounding.
        guard let end = lastBend(tableau.costs[column], direction, isCycling: isCycling) else { return false }
        tableau.shift(column: column, by: direction * end.step)
        while !passed.isEmpty {
            let row = passed.pop()
            tableau.setSide(-tableau.sides[row], of: row)
            tableau.updateSide(of: row)
        }
        tableau.exchange(row: end.row, column: column, direction: direction)
        return end.step > tableau.tolerance
    }

    /// The bend behind which the cost falls no more. Rows before it are in `passed`.
    private func lastBend(_ own: Cost, _ direction: Double, isCycling: Bool) -> Bends.Bend? {
        passed.removeAll()
        while let bend = bends.popFirst() {
            let cost = tableau.costs[bend.row]
            if cost.isRequired || isCycling { return bend }
            sums.add(cost.bend * bend.rate, cost)
            if sums.sign(1, own: own, isCharged: own.charges(direction)) >= 0 { return bend }
            passed.push(bend.row)
        }
        return nil
    }
}
