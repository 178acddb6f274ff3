extension Tableau {
    /// How far a column can move until a row, which changes at this rate, reaches 0 from its side and costs more beyond.
    /// nil if it never does.
    func stepToZero(_ row: Int, _ rate: Double) -> Double? {
        let cost = costs[row]
        guard !cost.isFree, abs(rate) > 1e-9 else { return nil }
        if cost.isRequired {
            guard cost.charges(rate) else { return nil }
            return isZero(row) ? 0 : max(0, rate > 0 ? -values[row] : values[row]) / abs(rate)
        }
        guard (sides[row] > 0) == (rate < 0) else { return nil }
        return isZero(row) ? 0 : abs(values[row] / rate)
    }

    /// The first row, and its distance, that costs more beyond 0 and reaches 0 when a column moves. Among equal distances
    /// the fastest row, or the one with the lowest index.
    func firstBend(
        _ column: Int, _ direction: Double, byIndex: Bool
    ) -> (row: Int, step: Double, rate: Double)? {
        var best: (row: Int, step: Double, rate: Double)?
        var entry = matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(matrix[entry].row)
            let rate = direction * matrix[entry].coefficient
            entry = Int(matrix[entry].nextInColumn)
            guard let step = stepToZero(row, rate) else { continue }
            if let found = best {
                let isTie = abs(step - found.step) <= 1e-12
                guard isTie ? (byIndex ? row < found.row : abs(rate) > found.rate) : step < found.step else { continue }
            }
            best = (row, step, abs(rate))
        }
        return best
    }

    /// Makes a row whose value has become 0 tight, in place of a column that moved, or is going to move, in a direction.
    func exchange(row: Int, column: Int, direction: Double) {
        if !Unknown.isVariable(row) { values[row] = 0 }
        pivot(row: row, column: column)
        setSide(direction > 0 ? 1 : -1, of: column)
        updateSide(of: column)
    }
}
