/// Constraints that the solver adds itself, to keep defined variables at 0 that nothing else determines.
final class Anchors {
    private let constraints: ConstraintTable
    private let attachment: Attachment
    private let tableau: Tableau
    @exclusivity(unchecked) private var anchors = MarkedIndexes()

    init(constraints: ConstraintTable, attachment: Attachment, tableau: Tableau) {
        self.constraints = constraints
        self.attachment = attachment
        self.tableau = tableau
    }

    /// Returns a new basic row that has the value of the variable.
    func add(on variable: Int) -> Int {
        let expression = LinearExpression([Term(Variable(index: Int32(variable)))])
        let anchor = constraints.add(expression, .equal, priority: 0, rank: 0, isAnchor: true)
        anchors.insert(anchor)
        attachment.attachRow(anchor)
        return Unknown.expression(anchor)
    }

    /// Removes the anchors that hold nothing.
    func removeIdle() {
        var place = anchors.count
        while place > 0 {
            place -= 1
            if tableau.places[Unknown.expression(anchors[place])] == .basic { remove(anchors[place]) }
        }
    }

    func remove(on variable: Int) {
        var place = anchors.count
        while place > 0 {
            place -= 1
            if constraints.terms.entry(row: anchors[place], column: variable) >= 0 { remove(anchors[place]) }
        }
    }

    func removeAll() {
        while !anchors.isEmpty { remove(anchors[0]) }
    }

    private func remove(_ anchor: Int) {
        anchors.remove(anchor)
        attachment.detach(anchor)
        constraints.release(anchor)
    }
}
