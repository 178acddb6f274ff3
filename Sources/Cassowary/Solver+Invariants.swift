extension Solver {
    /// A sentence that says which invariant is broken, or nil. For tests, after a solve that found no conflict.
    /// - Complexity: O(n²)
    package var brokenInvariant: String? {
        for variable in 0..<variables.count where variables.isUsed(variable) {
            if let fault = fault(ofVariable: variable) { return fault }
        }
        for constraint in 0..<constraints.count where constraints[constraint].state != .free {
            if let fault = fault(ofConstraint: constraint) { return fault }
        }
        return faultOfColumns
    }

    private func fault(ofVariable variable: Int) -> String? {
        let unknown = Unknown.variable(variable)
        let value = tableau.values[unknown]
        if definitions.isDefined(variable) == (tableau.places[unknown] != .absent) {
            return "variable \(variable) is not in exactly one of tableau and definitions"
        }
        if abs(value - variables.value(of: variable)) > 1e-8 * max(1, abs(value)) {
            return "variable \(variable) shows \(variables.value(of: variable)) instead of \(value)"
        }
        return nil
    }

    private func fault(ofConstraint constraint: Int) -> String? {
        let record = constraints[constraint]
        let unknown = Unknown.expression(constraint)
        let value = constraints.value(of: constraint) { tableau.values[Unknown.variable($0)] }
        let tolerance = 1e-7 + 1e-13 * max(abs(record.constant), abs(value), largestTerm(of: constraint))
        switch record.state {
        case .free, .pending, .removed: return "constraint \(constraint) is neither a row nor a definition"
        case .definition:
            if tableau.isPresent(unknown) { return "definition \(constraint) is in the tableau" }
            return abs(value) > tolerance ? "definition \(constraint) is off by \(value)" : nil
        case .row:
            guard tableau.isPresent(unknown) else { return "row \(constraint) is not in the tableau" }
            if abs(value - tableau.values[unknown]) > tolerance {
                return "row \(constraint) has \(value), not \(tableau.values[unknown])"
            }
            if record.isRequired, Cost(record).charges(value), abs(value) > 1e-5 + 2 * tolerance {
                return "required constraint \(constraint) is off by \(value)"
            }
            return faultOfCoefficients(of: unknown, constraint)
        }
    }

    private func largestTerm(of constraint: Int) -> Double {
        var largest = 0.0
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            largest = max(largest, abs(tableau.values[Unknown.variable(Int(constraints.terms[entry].column))]))
            entry = Int(constraints.terms[entry].nextInRow)
        }
        return largest
    }

    private func faultOfCoefficients(of unknown: Int, _ constraint: Int) -> String? {
        expansion.expand(constraint: constraint)
        var remaining = 0
        for place in 0..<expansion.columns.count {
            let column = expansion.columns[place]
            let coefficient = expansion.coefficient(of: column)
            var stored = column == unknown ? 1.0 : 0.0
            if tableau.places[unknown] == .basic {
                let entry = tableau.matrix.entry(row: unknown, column: column)
                stored = entry < 0 ? 0 : tableau.matrix[entry].coefficient
                if entry >= 0 { remaining += 1 }
            }
            if abs(coefficient - stored) > 1e-8 { return "constraint \(constraint): \(stored) for \(coefficient)" }
        }
        var entry = tableau.places[unknown] == .basic ? tableau.matrix.firstInRow(unknown) : -1
        while entry >= 0 {
            if abs(tableau.matrix[entry].coefficient) > 1e-8 { remaining -= 1 }
            entry = Int(tableau.matrix[entry].nextInRow)
        }
        return remaining < 0 ? "constraint \(constraint) keeps a coefficient of another column" : nil
    }

    private var faultOfColumns: String? {
        if !tableau.touchedColumns.isEmpty { return "columns were not looked at" }
        for unknown in 0..<tableau.count {
            switch tableau.places[unknown] {
            case .absent: continue
            case .nonbasic:
                if !Unknown.isVariable(unknown), tableau.values[unknown] != 0 { return "tight \(unknown) is not 0" }
                let (up, down) = optimizer.price(unknown)
                if up < 0 || down < 0 { return "column \(unknown) could gain" }
            case .basic:
                guard !tableau.isZero(unknown), !Unknown.isVariable(unknown), !tableau.costs[unknown].isRequired else {
                    continue
                }
                if (tableau.sides[unknown] > 0) != (tableau.values[unknown] > 0) {
                    return "row \(unknown) is at the other side with \(tableau.values[unknown])"
                }
            }
        }
        return nil
    }
}
