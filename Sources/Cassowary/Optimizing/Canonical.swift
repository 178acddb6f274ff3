/// Decides what the constraints leave open, so that the answer never depends on history: of all best solutions the one
/// whose first variable is closest to 0, then its second, and so on. `VariableTable` has the order.
///
/// A column that can move without a cost belongs to the first variable that it moves. That variable either is at 0 or
/// cannot come closer to it.
final class Canonical {
    private let tableau: Tableau
    private let optimizer: Optimizer
    private let definitions: Definitions
    private let variables: VariableTable
    private let anchors: Anchors
    private let solution: Solution

    /// The first variable that a free column moves, and how much.
    @exclusivity(unchecked) private var firstVariables = Store<Int32>(-1)
    @exclusivity(unchecked) private var rates = Store(0.0)

    init(
        tableau: Tableau, optimizer: Optimizer, definitions: Definitions, variables: VariableTable, anchors: Anchors,
        solution: Solution
    ) {
        self.tableau = tableau
        self.optimizer = optimizer
        self.definitions = definitions
        self.variables = variables
        self.anchors = anchors
        self.solution = solution
    }

    /// Decides all free columns anew: constraints came or went, and with them variables that the columns move.
    func reconsiderAll() {
        for place in 0..<optimizer.freeColumns.count {
            optimizer.unsettledColumns.insert(optimizer.freeColumns[place])
        }
    }

    /// Decides the columns of a variable whose value came to another side of 0.
    private func reconsider(_ variable: Int) {
        reserve()
        var isWatched = false
        for place in 0..<optimizer.freeColumns.count {
            let column = optimizer.freeColumns[place]
            guard Int(firstVariables[column]) == variable else { continue }
            isWatched = true
            optimizer.unsettledColumns.insert(column)
        }
        variables.setWatched(isWatched, variable)
    }

    /// Decides the unsettled columns.
    func settle() {
        takeTurned()
        var idle = 0
        // As in `Optimizer.run()`, only rounding could go on forever.
        while !optimizer.unsettledColumns.isEmpty, idle < 10_000 {
            let column = idle > 60 ? firstUnsettled() : optimizer.unsettledColumns.popLast()
            optimizer.unsettledColumns.remove(column)
            guard tableau.places[column] == .nonbasic else {
                optimizer.forget(column)
                continue
            }
            findFirstVariable(of: column)
            switch settle(column, byIndex: idle > 60) {
            case .unchanged: continue
            case .moved: idle = 0
            case .exchanged: idle += 1
            }
            optimizer.run()
            solution.refresh()
            takeTurned()
        }
    }

    private func takeTurned() {
        while !solution.turned.isEmpty { reconsider(solution.turned.popLast()) }
    }

    private enum Outcome { case unchanged, exchanged, moved }

    private func settle(_ column: Int, byIndex: Bool) -> Outcome {
        let variable = Int(firstVariables[column])
        guard variable >= 0 else { return .unchanged }
        let unknown = Unknown.variable(variable)
        let value = tableau.values[unknown]
        guard abs(value) > tableau.tolerance else {
            // Two columns could move together without moving the variable: it takes the place of one of them.
            guard unknown != column, isShared(variable, besides: column) else { return .unchanged }
            hold(variable, insteadOf: column)
            return .exchanged
        }
        let direction: Double = (value > 0) == (rates[column] > 0) ? -1 : 1
        guard optimizer.isFree(column, direction) else { return .unchanged }
        let distance = abs(value / rates[column])
        if let blocking = tableau.firstBend(column, direction, byIndex: byIndex), blocking.step < distance {
            tableau.shift(column: column, by: direction * blocking.step)
            updateSides(ofColumn: column)
            tableau.exchange(row: blocking.row, column: column, direction: direction)
            return blocking.step > tableau.tolerance ? .moved : .exchanged
        }
        tableau.shift(column: column, by: direction * distance)
        updateSides(ofColumn: column)
        if unknown == column { tableau.values[column] = 0 } else { hold(variable, insteadOf: column) }
        return .moved
    }

    private func updateSides(ofColumn column: Int) {
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            tableau.updateSide(of: Int(tableau.matrix[entry].row))
            entry = Int(tableau.matrix[entry].nextInColumn)
        }
    }

    /// Makes a variable nonbasic, whose value is 0, and the column basic.
    private func hold(_ variable: Int, insteadOf column: Int) {
        let row = definitions.isDefined(variable) ? anchors.add(on: variable) : Unknown.variable(variable)
        tableau.values[row] = 0
        tableau.exchange(row: row, column: column, direction: optimizer.isFree(column, 1) ? 1 : -1)
    }

    private func firstUnsettled() -> Int {
        var best = optimizer.unsettledColumns[0]
        for place in 1..<max(1, optimizer.unsettledColumns.count) {
            best = min(best, optimizer.unsettledColumns[place])
        }
        return best
    }

    private func isShared(_ variable: Int, besides column: Int) -> Bool {
        for place in 0..<optimizer.freeColumns.count {
            let other = optimizer.freeColumns[place]
            guard other != column, tableau.places[other] == .nonbasic else { continue }
            if optimizer.unsettledColumns.contains(other) { findFirstVariable(of: other) }
            if Int(firstVariables[other]) == variable { return true }
        }
        return false
    }

    /// - Complexity: O(variables that the column moves, and the terms of their constraints)
    private func findFirstVariable(of column: Int) {
        reserve()
        func seed(_ unknown: Int, _ rate: Double) {
            guard Unknown.isVariable(unknown) else { return }
            definitions.changes[Unknown.index(unknown)] = rate
            definitions.findDependents(of: Unknown.index(unknown))
        }
        seed(column, 1)
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            seed(Int(tableau.matrix[entry].row), tableau.matrix[entry].coefficient)
            entry = Int(tableau.matrix[entry].nextInColumn)
        }
        var first = -1
        var rate = 0.0
        definitions.propagateChanges { variable, change in
            guard abs(change) > 1e-9, first < 0 || variables.precedes(variable, first) else { return }
            first = variable
            rate = change
        }
        firstVariables[column] = Int32(first)
        rates[column] = rate
        if first >= 0 { variables.setWatched(true, first) }
    }

    private func reserve() {
        firstVariables.reserve(tableau.count)
        rates.reserve(tableau.count)
    }
}
