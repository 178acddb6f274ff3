internal import Cassowary

/// Views and constraints that join the island or leave it.
extension LayoutEngine {
    // MARK: Items

    /// Returns the owner's item, and creates it if it has none in this engine.
    @discardableResult
    func bringIn(_ owner: any LayoutOwner) -> LayoutItem {
        if let item = owner.layoutItem {
            if item.engine === self { return item }
            takeOver(item.engine)
            if let item = owner.layoutItem { return item }
        }
        let item = LayoutItem(owner, in: self)
        owner.layoutItem = item
        for variable in item.variables { owners.setItem(item, of: variable) }
        if let view = owner as? UIView {
            if view === root { stateRootSize() } else { stateFrame(of: view, item) }
            for constraint in view.layoutState.held where constraint.engine == nil { takeIn(constraint) }
            if view.usesContentSize { contentDidChange(of: item) }
            ranksAreStale = true
        } else if let guide = owner as? UILayoutGuide, let view = guide.owningView {
            bringIn(view)
            stateInsets(of: guide, item, in: view)
        }
        setNeedsSolve()
        return item
    }

    /// Joins another island to this one: its constraints are taken in anew. The other one may be in the middle of a
    /// solution, which it does not finish.
    private func takeOver(_ other: LayoutEngine) {
        let items = other.owners.allItems
        let unstated = other.pending[other.taken...] + other.broken
        other.abandon()
        for constraint in unstated where constraint.engine === other { takeIn(constraint) }
        for item in items {
            item.owner?.layoutItem = nil
            for constraint in item.view?.layoutState.held ?? [] where constraint.engine === other {
                takeIn(constraint)
            }
            item.detach()
        }
        if other.root.isInside(root) { return }
        if root.isInside(other.root) { becomeRoot(other.root) }
    }

    /// Takes in an active constraint that no engine has any more.
    private func takeIn(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        constraint.token = nil
        pending.append(constraint)
    }

    /// Ends the work of the engine: its views have been taken over, or its root is being deallocated.
    func abandon() {
        isAbandoned = true
        pending = []
        taken = 0
        broken = []
        staleContent = []
        wrappingItems = []
        ranksAreStale = false
        owners = VariableOwners()
    }

    /// Makes a superview of the present root the root, and an item of the island: by its item a root that is deallocated
    /// finds the engine that it leaves.
    private func becomeRoot(_ view: UIView) {
        let former = root
        ranksAreStale = true
        forgetRootSize()
        root = view
        bringIn(view)
        if let item = former.layoutItem, item.engine === self { stateFrame(of: former, item) }
    }

    /// Removes an item with everything that the solver has of it. No constraint names it any more.
    func release(_ item: LayoutItem) {
        defer { item.detach() }
        guard !isAbandoned else { return }
        staleContent.removeAll { $0 === item }
        wrappingItems.removeAll { $0 === item }
        if item.view === root { forgetRootSize() }
        for token in item.frameEquations + contentTokens(of: item) + (item.contentOffset?.tokens ?? []) {
            solver.remove(token)
        }
        for token in [item.widthBound, item.heightBound].compactMap(\.self) { solver.remove(token) }
        for variable in item.variables + (item.contentOffset.map { [$0.x, $0.y] } ?? []) {
            owners.setItem(nil, of: variable)
            forgetConstraints(naming: variable)
            solver.removeVariable(variable)
        }
    }

    /// Takes the constraints that still name a variable out of the solver: baselines, for example, that were those of a
    /// view inside an item. They are stated anew without it.
    private func forgetConstraints(naming variable: Variable) {
        for token in solver.constraints(naming: variable) {
            if let constraint = owners.constraint(of: token) {
                withdraw(constraint)
                pending.append(constraint)
                setNeedsSolve()
            } else {
                solver.remove(token)
            }
        }
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        pending.append(constraint)
        contentsDidChange()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard !isAbandoned else {
            constraint.engine = nil
            constraint.token = nil
            return
        }
        withdraw(constraint)
        if let index = pending.index(of: constraint) {
            pending.remove(at: index)
            if index < taken { taken -= 1 }
        }
        if let index = broken.index(of: constraint) { broken.remove(at: index) }
        constraint.engine = nil
        contentsDidChange()
    }

    private func withdraw(_ constraint: NSLayoutConstraint) {
        guard let token = constraint.token else { return }
        owners.setConstraint(nil, of: token)
        solver.remove(token)
        constraint.token = nil
    }

    /// States the constraints that have been activated since the last time.
    func takePending() {
        while taken < pending.count {
            let constraint = pending[taken]
            taken += 1
            guard constraint.engine === self, constraint.token == nil, broken.index(of: constraint) == nil,
                let holder = constraint.holder, ConstraintInstallation.areItems(of: constraint, inside: holder)
            else { continue }
            if holder !== root, !holder.isInside(root) {
                // A view that has left the island since keeps the constraints that it holds.
                guard root.isInside(holder) else {
                    constraint.engine = nil
                    continue
                }
                becomeRoot(holder)
            }
            enter(constraint, holder)
        }
        guard taken > 0 else { return }
        pending.removeAll(keepingCapacity: true)
        taken = 0
    }

    private func enter(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        guard let made = ConstraintExpression.make(constraint, in: holder, self),
            // Insets and baselines are client code, which may have stated the constraint or taken it away.
            constraint.engine === self, constraint.token == nil
        else { return }
        let token = solver.add(
            made.expression, Relation(constraint.relation), priority: Double(constraint.priority.rawValue), rank: 0)
        constraint.token = token
        constraint.solved = made.constant
        owners.setConstraint(constraint, of: token)
    }

    /// States a constraint anew whose attributes are computed in another way than before.
    func restate(_ constraint: NSLayoutConstraint) {
        withdraw(constraint)
        if let index = broken.index(of: constraint) { broken.remove(at: index) }
        add(constraint)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        if let token = constraint.token { solver.setConstant(constraint.solved.value(constraint.constant), of: token) }
        contentsDidChange()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        if let token = constraint.token { solver.setPriority(Double(constraint.priority.rawValue), of: token) }
        contentsDidChange()
    }

    // MARK: Contradictions

    /// Gives up a constraint of the client's that is part of the conflict, and reports it as UIKit does. Returns false if
    /// there is none. Sizes that come from frames are never given up (measured).
    func giveUpOne(of conflict: Conflict) -> Bool {
        let constraints = conflict.constraints.compactMap { owners.constraint(of: $0) }
        guard let victim = ConflictChoice.victim(of: constraints) else {
            // Frames that contradict each other by themselves.
            guard let token = conflict.constraints.last else { return false }
            solver.remove(token)
            return true
        }
        withdraw(victim)
        broken.append(victim)
        ConflictReport.print(constraints, conflict.constraints.count, givingUp: victim, in: self)
        return true
    }

    /// Tries again the constraints that were given up, since others may have changed.
    func retryBroken() {
        let constraints = broken
        broken = []
        for constraint in constraints {
            guard constraint.engine === self, constraint.token == nil, let holder = constraint.holder else { continue }
            enter(constraint, holder)
        }
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
