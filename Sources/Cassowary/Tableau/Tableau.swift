/// The core of the system: every basic unknown as a sum of multiples of nonbasic unknowns, around current values.
///
/// Nonbasic expressions have the value 0: their constraints are tight. Nonbasic variables are those that no constraint
/// determines; they keep any value. A coefficient is the change of its row's value when its column's value grows by 1.
/// The values themselves are kept apart, so that the tableau has no constant column. Variables with a definition, and
/// definitions, are not in the tableau.
final class Tableau {
    enum Place: BitwiseCopyable { case absent, basic, nonbasic }

    @exclusivity(unchecked) var matrix = SparseMatrix()
    @exclusivity(unchecked) private(set) var places = Store(Place.absent)
    @exclusivity(unchecked) var values = Store(0.0)
    @exclusivity(unchecked) private(set) var costs = Store(Cost())
    /// The side of 0 (1 or -1) whose slope counts for a basic unknown. For a value of 0 it is a choice.
    @exclusivity(unchecked) private(set) var sides = Store<Int8>(1)
    @exclusivity(unchecked) private(set) var count = 0

    /// Rows whose values changed, and columns whose coefficients or rows' slopes changed, since they were last looked at.
    @exclusivity(unchecked) var touchedRows = MarkedIndexes()
    @exclusivity(unchecked) var touchedColumns = MarkedIndexes()
    /// Variables of the tableau whose values changed.
    @exclusivity(unchecked) var movedVariables = MarkedIndexes()

    /// The number of pivots since the tableau was empty.
    @exclusivity(unchecked) private(set) var pivots = 0
    /// Values so close to 0 are 0.
    @exclusivity(unchecked) private(set) var tolerance = 1e-8

    /// Makes indexes below `count` usable.
    func reserve(_ count: Int) {
        guard count > self.count else { return }
        matrix.reserve(rows: count, columns: count)
        places.reserve(count)
        values.reserve(count)
        costs.reserve(count)
        sides.reserve(count)
        self.count = count
    }

    /// Widens the tolerance for numbers of this size.
    func admit(magnitude: Double) { tolerance = max(tolerance, abs(magnitude) * 1e-14) }

    @inline(__always) func isZero(_ unknown: Int) -> Bool { abs(values[unknown]) <= tolerance }

    @inline(__always) func isPresent(_ unknown: Int) -> Bool { unknown < count && places[unknown] != .absent }

    // MARK: Unknowns

    func insertNonbasic(_ unknown: Int, value: Double, cost: Cost = .free) {
        places[unknown] = .nonbasic
        values[unknown] = value
        costs[unknown] = cost
        touchedColumns.insert(unknown)
    }

    /// Adds an unknown whose coefficients the caller has put into its row.
    func insertBasic(_ unknown: Int, value: Double, cost: Cost) {
        places[unknown] = .basic
        costs[unknown] = cost
        values[unknown] = value
        // At 0 the dear side, so that few columns can move for nothing.
        sides[unknown] =
            isZero(unknown) ? (cost.above && !cost.isRequired ? 1 : cost.below ? -1 : 1) : value > 0 ? 1 : -1
        if cost.isRequired, isZero(unknown) { sides[unknown] = cost.below ? 1 : -1 }
        touchedRows.insert(unknown)
        if !cost.isFree { touchColumns(ofRow: unknown) }
    }

    /// Removes an unknown with its row or column.
    func remove(_ unknown: Int) {
        if places[unknown] == .basic {
            if !costs[unknown].isFree { touchColumns(ofRow: unknown) }
            matrix.removeRow(unknown)
        } else {
            matrix.removeColumn(unknown)
        }
        places[unknown] = .absent
        touchedRows.remove(unknown)
        touchedColumns.remove(unknown)
    }

    func setCost(_ cost: Cost, of unknown: Int) {
        costs[unknown] = cost
        if places[unknown] == .basic {
            touchedRows.insert(unknown)
            touchColumns(ofRow: unknown)
        } else {
            touchedColumns.insert(unknown)
        }
    }

    func touchColumns(ofRow row: Int) {
        var entry = matrix.firstInRow(row)
        while entry >= 0 {
            touchedColumns.insert(Int(matrix[entry].column))
            entry = Int(matrix[entry].nextInRow)
        }
    }

    /// Removes all unknowns. Values stay stored.
    func removeAll() {
        for unknown in 0..<count where places[unknown] != .absent { remove(unknown) }
        movedVariables.removeAll()
        pivots = 0
    }

    // MARK: Values

    func setValue(_ value: Double, of row: Int) {
        values[row] = value
        noteValue(of: row)
    }

    @inline(__always) private func noteValue(of row: Int) {
        if Unknown.isVariable(row) { movedVariables.insert(row) } else { touchedRows.insert(row) }
    }

    /// Changes the value of a nonbasic unknown, and of the rows that depend on it.
    func shift(column: Int, by step: Double) {
        guard step != 0 else { return }
        values[column] += step
        if Unknown.isVariable(column) { movedVariables.insert(column) }
        var entry = matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(matrix[entry].row)
            values[row] += matrix[entry].coefficient * step
            noteValue(of: row)
            entry = Int(matrix[entry].nextInColumn)
        }
    }

    /// Takes the side of a row's value. At 0 the row stays at its side.
    func updateSide(of row: Int) {
        guard !isZero(row) else { return }
        setSide(values[row] > 0 ? 1 : -1, of: row)
    }

    func setSide(_ side: Int8, of row: Int) {
        guard sides[row] != side else { return }
        sides[row] = side
        if !costs[row].isFree, !costs[row].isRequired { touchColumns(ofRow: row) }
    }

    // MARK: Pivots

    /// Exchanges a basic and a nonbasic unknown without changing a value.
    func pivot(row: Int, column: Int) {
        pivots += 1
        let pivot = matrix.entry(row: row, column: column)
        let inverse = 1 / matrix[pivot].coefficient
        matrix.remove(pivot)
        var entry = matrix.firstInRow(row)
        while entry >= 0 {
            matrix[entry].coefficient *= -inverse
            touchedColumns.insert(Int(matrix[entry].column))
            entry = Int(matrix[entry].nextInRow)
        }
        matrix.renameRow(row, to: column)
        matrix.renameColumn(column, to: row)
        entry = matrix.firstInColumn(row)
        while entry >= 0 {
            let factor = matrix[entry].coefficient
            matrix[entry].coefficient = factor * inverse
            matrix.add(row: column, times: factor, to: Int(matrix[entry].row))
            entry = Int(matrix[entry].nextInColumn)
        }
        matrix.insert(row: column, column: row, inverse)
        places[row] = .nonbasic
        places[column] = .basic
        touchedRows.remove(row)
        touchedColumns.remove(column)
        touchedColumns.insert(row)
        noteValue(of: column)
    }
}
