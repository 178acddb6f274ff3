/// The variables of a solver, and the values that its caller has seen.
final class VariableTable {
    private struct Record: BitwiseCopyable {
        var rank: Int32 = 0
        var isUsed = false
        /// A free column may belong to the variable (`Canonical`).
        var isWatched = false
        var side: Int8 = 0
        /// Of the last solve.
        var value = 0.0
    }

    @exclusivity(unchecked) private var records = Store(Record())
    @exclusivity(unchecked) private var free = IndexStack()
    @exclusivity(unchecked) private(set) var count = 0
    /// Variables whose values changed since the caller last asked.
    @exclusivity(unchecked) var changed = MarkedIndexes()

    func make(rank: Int) -> Int {
        let index: Int
        if free.isEmpty {
            index = count
            count += 1
            records.reserve(count)
        } else {
            index = free.pop()
        }
        records[index] = Record(rank: Int32(rank), isUsed: true)
        return index
    }

    func release(_ variable: Int) {
        records[variable].isUsed = false
        changed.remove(variable)
        free.push(variable)
    }

    func isUsed(_ variable: Int) -> Bool { variable >= 0 && variable < count && records[variable].isUsed }

    func value(of variable: Int) -> Double {
        precondition(variable >= 0 && variable < count, "the variable is not of this solver")
        return records[variable].value
    }

    /// Whether undetermined variables are decided in this order: by rank, then by index.
    func precedes(_ variable: Int, _ other: Int) -> Bool {
        (records[variable].rank, variable) < (records[other].rank, other)
    }

    func setWatched(_ isWatched: Bool, _ variable: Int) { records[variable].isWatched = isWatched }

    /// Whether a watched variable's value has come to another side of 0 since the last call.
    func turns(_ variable: Int, _ value: Double, tolerance: Double) -> Bool {
        let side: Int8 = value > tolerance ? 1 : value < -tolerance ? -1 : 0
        guard records[variable].side != side else { return false }
        records[variable].side = side
        return records[variable].isWatched
    }

    /// Shows a value to the caller.
    func publish(_ value: Double, of variable: Int) {
        guard records[variable].value != value else { return }
        records[variable].value = value
        changed.insert(variable)
    }
}
