internal import Cassowary

/// Who the variables and equations of a solver belong to.
///
/// Sound: items and constraints are entered when they enter the solver, and removed before they leave it; until then
/// their owner retains them.
struct VariableOwners {
    private var items: [Unmanaged<LayoutItem>?] = []
    private var constraints: [Unmanaged<NSLayoutConstraint>?] = []

    func item(of variable: Variable) -> LayoutItem? {
        let index = Int(variable.index)
        return items.indices.contains(index) ? items[index]?.takeUnretainedValue() : nil
    }

    mutating func setItem(_ item: LayoutItem?, of variable: Variable) {
        let index = Int(variable.index)
        while items.count <= index { items.append(nil) }
        items[index] = item.map { Unmanaged.passUnretained($0) }
    }

    func constraint(of token: ConstraintToken) -> NSLayoutConstraint? {
        let index = Int(token.index)
        return constraints.indices.contains(index) ? constraints[index]?.takeUnretainedValue() : nil
    }

    mutating func setConstraint(_ constraint: NSLayoutConstraint?, of token: ConstraintToken) {
        let index = Int(token.index)
        while constraints.count <= index { constraints.append(nil) }
        constraints[index] = constraint.map { Unmanaged.passUnretained($0) }
    }

    /// Every item, each once.
    var allItems: [LayoutItem] {
        items.enumerated().compactMap { index, item in
            guard let item = item?.takeUnretainedValue(), Int(item.x.index) == index else { return nil }
            return item
        }
    }
}
