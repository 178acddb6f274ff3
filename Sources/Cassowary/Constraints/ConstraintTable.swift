/// The constraints of a solver as they were given, by index.
final class ConstraintTable {
    @exclusivity(unchecked) private(set) var records = Store(ConstraintRecord())
    /// Rows are constraints and columns variables, by their indexes.
    @exclusivity(unchecked) var terms = SparseMatrix()
    @exclusivity(unchecked) private var free = IndexStack()
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var added = 0

    subscript(constraint: Int) -> ConstraintRecord {
        @inline(__always) get { records[constraint] }
        @inline(__always) _modify { yield &records[constraint] }
    }

    /// Stores a constraint in state pending. Terms of one variable are summed, and zero terms left out.
    func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Double, rank: Double, isAnchor: Bool = false
    ) -> Int {
        let index: Int
        if free.isEmpty {
            index = count
            count += 1
            records.reserve(count)
            terms.reserve(rows: count, columns: 0)
        } else {
            index = free.pop()
        }
        let generation = records[index].generation
        added += 1
        records[index] = ConstraintRecord(
            state: .pending, relation: relation, isAnchor: isAnchor, generation: generation, priority: priority,
            rank: rank, constant: expression.constant, sequence: added)
        for term in expression.terms.reversed() where term.coefficient != 0 {
            let entry = terms.entry(row: index, column: Int(term.variable.index))
            if entry < 0 {
                terms.insert(row: index, column: Int(term.variable.index), term.coefficient)
            } else if terms[entry].coefficient + term.coefficient == 0 {
                terms.remove(entry)
            } else {
                terms[entry].coefficient += term.coefficient
            }
        }
        return index
    }

    /// Makes a constraint's token invalid.
    func expire(_ constraint: Int) { records[constraint].generation += 1 }

    /// Forgets a constraint and its terms.
    func release(_ constraint: Int) {
        terms.removeRow(constraint)
        records[constraint].state = .free
        free.push(constraint)
    }

    func token(_ constraint: Int) -> ConstraintToken {
        ConstraintToken(index: Int32(constraint), generation: records[constraint].generation)
    }

    /// Returns the index of a constraint; nil if it was removed.
    func index(of token: ConstraintToken) -> Int? {
        let index = Int(token.index)
        return index >= 0 && index < count && records[index].generation == token.generation ? index : nil
    }

    /// The variable that a definition computes; -1 for other constraints.
    @inline(__always) func definedVariable(of constraint: Int) -> Int { Int(records[constraint].definedVariable) }

    /// The value of the constraint's expression.
    func value(of constraint: Int, _ values: (Int) -> Double) -> Double {
        var sum = records[constraint].constant - records[constraint].change
        var entry = terms.firstInRow(constraint)
        while entry >= 0 {
            sum += terms[entry].coefficient * values(Int(terms[entry].column))
            entry = Int(terms[entry].nextInRow)
        }
        return sum
    }
}
