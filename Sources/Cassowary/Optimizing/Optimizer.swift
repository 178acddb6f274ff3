/// Meets the constraints that are not required, as well as their priorities say: the primal simplex method with piecewise
/// linear costs.
///
/// A column is looked at only after something changed that its cost depends on. Moving a tight constraint away from 0
/// costs something itself, so a column can only gain through rows with an error.
final class Optimizer {
    private let tableau: Tableau
    private var sums = LevelSums()
    private var passed = MarkedIndexes()

    /// Columns that can move without a cost, up or down or both.
    private(set) var freeColumns = MarkedIndexes()
    private var freedom = Store<UInt8>(0)
    /// Free columns whose place `Canonical` has not decided since they became free or changed.
    var unsettledColumns = MarkedIndexes()

    init(tableau: Tableau) { self.tableau = tableau }

    /// Looks at the touched columns until none can gain.
    func run() {
        freedom.reserve(tableau.count)
        var idle = 0
        while !tableau.touchedColumns.isEmpty {
            let isCycling = idle > 60
            let column = isCycling ? firstGaining() : tableau.touchedColumns.popLast()
            guard column >= 0, tableau.places[column] == .nonbasic else {
                if column >= 0 { setFreedom(0, of: column) }
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
    /// that cannot gain are finished. -1 when none can gain.
    private func firstGaining() -> Int {
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
        if best >= 0 { tableau.touchedColumns.remove(best) }
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
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            let cost = tableau.costs[row]
            let slope = cost.slope(tableau.sides[row])
            if slope != 0, !cost.isRequired { sums.add(direction * slope * tableau.matrix[entry].coefficient, cost) }
            entry = Int(tableau.matrix[entry].nextInColumn)
        }
        let own = tableau.costs[column]
        passed.removeAll()
        var found = tableau.firstBend(column, direction, byIndex: isCycling, besides: passed)
        while let bend = found {
            let cost = tableau.costs[bend.row]
            if cost.isRequired || isCycling { break }
            sums.add(cost.bend * bend.rate, cost)
            if sums.sign(1, own: own, isCharged: own.charges(direction)) >= 0 { break }
            passed.insert(bend.row)
            found = tableau.firstBend(column, direction, byIndex: isCycling, besides: passed)
        }
        // Without an end the gain was only rounding.
        guard let end = found else { return false }
        tableau.shift(column: column, by: direction * end.step)
        entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            if tableau.isZero(row), passed.contains(row) {
                tableau.setSide(-tableau.sides[row], of: row)
            } else {
                tableau.updateSide(of: row)
            }
            entry = Int(tableau.matrix[entry].nextInColumn)
        }
        tableau.exchange(row: end.row, column: column, direction: direction)
        return end.step > tableau.tolerance
    }
}
