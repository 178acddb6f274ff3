extension Solver {
    /// Brings the values up to date with all changes. The work is in proportion to what changed.
    ///
    /// A required constraint counts as met up to a millionth of a point, or a thousand millionth of the numbers that it
    /// adds.
    /// - Returns: required constraints that cannot hold together; the caller removes one of them and solves again. Until
    ///   then values stay as they were. nil if all required constraints hold.
    package func solve() -> Conflict? {
        if !reattached.isEmpty || !pending.isEmpty { canonical.reconsiderAll() }
        detachRemoved()
        detachReattached()
        if !changed.isEmpty {
            attachment.applyChanges(of: changed)
            changed.removeAll()
        }
        if tableau.pivots > 4096 + 4 * tableau.count { rebuild() }
        var conflict = optimize()
        if conflict == nil, !solution.publish() {
            rebuild()
            conflict = optimize()
            _ = solution.publish()
        }
        return conflict
    }

    private func optimize() -> Conflict? {
        attachPending()
        if let row = feasibility.run() {
            solution.refresh()
            return explanation.conflict(of: Unknown.index(row))
        }
        attachment.defineTightEqualities()
        optimizer.run()
        solution.refresh()
        canonical.settle()
        anchors.removeIdle()
        return nil
    }

    func detachRemoved() {
        guard !removed.isEmpty else { return }
        canonical.reconsiderAll()
        // Rows before definitions: without rows a definition's column has nothing to change.
        for isDefinition in [false, true] {
            var place = removed.count
            while place > 0 {
                place -= 1
                let constraint = removed[place]
                guard (constraints.definedVariable(of: constraint) >= 0) == isDefinition else { continue }
                removed.remove(constraint)
                attachment.detach(constraint)
                constraints.release(constraint)
            }
        }
    }

    private func detachReattached() {
        while !reattached.isEmpty {
            let constraint = reattached.popLast()
            attachment.detach(constraint)
            changed.remove(constraint)
            constraints[constraint].change = 0
            constraints[constraint].state = .pending
            pending.insert(constraint)
        }
    }

    private func attachPending() {
        guard !pending.isEmpty else { return }
        order.run(pending)
        solution.refresh()
        for place in 0..<pending.count where constraints[pending[place]].state == .pending {
            attachment.attachRow(pending[place])
        }
        pending.removeAll()
    }

    /// Has the next solve compute the tableau anew from the constraints, which removes the rounding of all pivots. Solves
    /// do it themselves from time to time; nothing shows it.
    package func rebuild() {
        detachRemoved()
        detachReattached()
        anchors.removeAll()
        tableau.removeAll()
        for variable in 0..<variables.count where variables.isUsed(variable) {
            if definitions.isDefined(variable) { definitions.undefine(variable) }
            let unknown = Unknown.variable(variable)
            tableau.insertNonbasic(unknown, value: tableau.values[unknown])
        }
        for constraint in 0..<constraints.count
        where constraints[constraint].state == .row || constraints[constraint].state == .definition {
            constraints[constraint].state = .pending
            pending.insert(constraint)
        }
    }
}
