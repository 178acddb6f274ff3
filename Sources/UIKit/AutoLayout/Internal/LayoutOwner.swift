/// What a constraint can name: a view, or a layout guide of one.
@MainActor
protocol LayoutOwner: AnyObject {
    /// The view itself; for a guide the view that owns it, or nil.
    var layoutView: UIView? { get }
    /// The owner's part of the layout engine that solves it, while there is one.
    var layoutItem: LayoutItem? { get set }
    /// The class and address as descriptions of constraints have them.
    var layoutName: String { get }
}

extension UIView: LayoutOwner {
    var layoutView: UIView? { self }

    var layoutItem: LayoutItem? {
        get { layoutStateReference?.item }
        set { layoutState.item = newValue }
    }

    var layoutName: String {
        let text = layoutNameDetail.map { "'\($0.count > 25 ? $0.prefix(25) + "..." : $0)'" } ?? ""
        return "\(ClassName(type(of: self))):\(ObjectAddress(self))\(text)"
    }

    /// What the view has to do with constraints, created when it is first used.
    var layoutState: ViewLayoutState {
        if let layoutStateReference { return layoutStateReference }
        let new = ViewLayoutState()
        layoutStateReference = new
        return new
    }
}

/// An attribute of an item, or the distance between two of them: one side of a constraint.
@MainActor
struct LayoutOperand {
    private(set) weak var owner: (any LayoutOwner)?
    let attribute: NSLayoutConstraint.Attribute
    let distance: Distance?

    /// The attributes whose difference a dimension made by `anchorWithOffset(to:)` is.
    @MainActor
    final class Distance {
        let start: LayoutOperand
        let end: LayoutOperand

        init(from start: LayoutOperand, to end: LayoutOperand) {
            self.start = start
            self.end = end
        }
    }

    init(owner: (any LayoutOwner)?, attribute: NSLayoutConstraint.Attribute) {
        self.owner = owner
        self.attribute = attribute
        distance = nil
    }

    /// - Parameter attribute: `.width` or `.height`.
    init(from start: LayoutOperand, to end: LayoutOperand, attribute: NSLayoutConstraint.Attribute) {
        owner = end.owner
        self.attribute = attribute
        distance = Distance(from: start, to: end)
    }

    /// Every item that the operand depends on; those that have been deallocated are nil.
    var owners: [(any LayoutOwner)?] {
        if let distance { return distance.start.owners + distance.end.owners }
        return [owner]
    }

    var name: String {
        if let distance { return "\(distance.end.name)-\(distance.start.name)" }
        return attribute.name
    }

    var description: String {
        if let distance { return "(\(distance.end.description)-\(distance.start.description))" }
        return "\(owner?.layoutName ?? "(nil)").\(attribute.name)"
    }

    var isAmbiguous: Bool {
        guard let item = owner?.layoutItem else { return false }
        item.engine.solve()
        return item.isAmbiguous(attribute)
    }

    var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item = owner?.layoutItem else { return [] }
        return item.engine.constraints(affecting: item, attribute.axis)
    }
}
