/// Chooses which of the constraints added together become definitions, in an order that needs no substitution: first
/// those that leave a single variable open, then what follows from them.
///
/// This solves systems in triangular form, such as chains of views, in time linear in their terms.
final class DefinitionOrder {
    private enum Standing: UInt8, BitwiseCopyable { case unknown, fresh, used }

    private let constraints: ConstraintTable
    private let definitions: Definitions
    private let tableau: Tableau
    private let define: (_ variable: Int, _ constraint: Int) -> Void

    @exclusivity(unchecked) private var standings = Store(Standing.unknown)
    @exclusivity(unchecked) private var seen = IndexStack()
    /// The number of fresh variables of a constraint.
    @exclusivity(unchecked) private var counts = Store<Int32>(0)
    @exclusivity(unchecked) private var ready = IndexStack()

    /// - Parameter define: makes a constraint the definition of a variable.
    init(
        constraints: ConstraintTable, definitions: Definitions, tableau: Tableau, define: @escaping (Int, Int) -> Void
    ) {
        self.constraints = constraints
        self.definitions = definitions
        self.tableau = tableau
        self.define = define
    }

    /// - Parameter added: pending constraints. Those that stay pending have to become rows.
    func run(_ added: borrowing MarkedIndexes) {
        counts.reserve(constraints.count)
        standings.reserve(tableau.count)
        for place in 0..<added.count where isCandidate(added[place]) {
            let constraint = added[place]
            counts[constraint] = 0
            forEachVariable(of: constraint) { if isFresh($0) { counts[constraint] += 1 } }
            if counts[constraint] == 1 { ready.push(constraint) }
        }
        for place in 0..<added.count {
            finishReady()
            let constraint = added[place]
            guard isCandidate(constraint), counts[constraint] > 0 else { continue }
            use(variableToDefine(by: constraint), by: constraint)
        }
        finishReady()
        while !seen.isEmpty { standings[seen.pop()] = .unknown }
    }

    private func finishReady() {
        while !ready.isEmpty {
            let constraint = ready.pop()
            guard isCandidate(constraint), counts[constraint] > 0 else { continue }
            use(variableToDefine(by: constraint), by: constraint)
        }
    }

    /// Defines a variable. The constraint's other variables cannot be defined in this run any more.
    private func use(_ variable: Int, by constraint: Int) {
        define(variable, constraint)
        forEachVariable(of: constraint) { if isFresh($0) { markUsed($0) } }
    }

    private func markUsed(_ variable: Int) {
        standings[variable] = .used
        var entry = constraints.terms.firstInColumn(variable)
        while entry >= 0 {
            let constraint = Int(constraints.terms[entry].row)
            if isCandidate(constraint) {
                counts[constraint] -= 1
                if counts[constraint] == 1 { ready.push(constraint) }
            }
            entry = Int(constraints.terms[entry].nextInColumn)
        }
    }

    private func isCandidate(_ constraint: Int) -> Bool {
        constraints[constraint].state == .pending && constraints[constraint].isRequiredEquality
    }

    /// Whether nothing depends on the variable yet.
    private func isFresh(_ variable: Int) -> Bool {
        if standings[variable] == .unknown {
            seen.push(variable)
            standings[variable] = isUndetermined(variable) ? .fresh : .used
        }
        return standings[variable] == .fresh
    }

    private func isUndetermined(_ variable: Int) -> Bool {
        let unknown = Unknown.variable(variable)
        guard tableau.places[unknown] == .nonbasic, tableau.matrix.firstInColumn(unknown) < 0 else { return false }
        var entry = constraints.terms.firstInColumn(variable)
        while entry >= 0 {
            if constraints.definedVariable(of: Int(constraints.terms[entry].row)) >= 0 { return false }
            entry = Int(constraints.terms[entry].nextInColumn)
        }
        return true
    }

    /// The fresh variable that the fewest other kinds of constraints use: a variable of the tableau makes short rows.
    private func variableToDefine(by constraint: Int) -> Int {
        var best = -1
        var fewest = Int.max
        forEachVariable(of: constraint) { variable in
            guard isFresh(variable) else { return }
            var uses = 0
            if counts[constraint] > 1 {
                var entry = constraints.terms.firstInColumn(variable)
                while entry >= 0 {
                    if !constraints[Int(constraints.terms[entry].row)].isRequiredEquality { uses += 1 }
                    entry = Int(constraints.terms[entry].nextInColumn)
                }
            }
            if uses < fewest { (best, fewest) = (variable, uses) }
        }
        return best
    }

    private func forEachVariable(of constraint: Int, _ body: (Int) -> Void) {
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            body(Int(constraints.terms[entry].column))
            entry = Int(constraints.terms[entry].nextInRow)
        }
    }
}
