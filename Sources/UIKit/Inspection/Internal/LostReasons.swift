internal import Cassowary

/// What asks for another place or size of a view than it has: constraints and content sizes that do not hold, and
/// constraints that were given up.
@MainActor
struct LostReasons {
    private let view: UIView
    private let item: LayoutItem
    private let words: ReasonWords

    init(_ view: UIView, _ item: LayoutItem, words: ReasonWords) {
        self.view = view
        self.item = item
        self.words = words
    }

    /// Constraints on the view's edges and centers.
    func start(_ axis: NSLayoutConstraint.Axis) -> [Trestle.Inspection.Reason] { constraints(.position, axis) }

    /// Constraints on its width or height, and its content size.
    func length(_ axis: NSLayoutConstraint.Axis) -> [Trestle.Inspection.Reason] {
        let content = axis == .horizontal ? item.content?.horizontal : item.content?.vertical
        let tokens = content.map { [$0.hugging, $0.resistance] } ?? []
        return constraints(.size, axis) + tokens.compactMap(words.reason).filter { ($0.error ?? 0) != 0 }
    }

    var broken: [Trestle.Inspection.Reason] {
        item.engine.broken.filter { broken in view.layoutState.naming.contains { $0 === broken } }.map {
            words.reason($0, error: nil)
        }
    }

    private func constraints(
        _ kind: NSLayoutConstraint.Attribute.Kind, _ axis: NSLayoutConstraint.Axis
    ) -> [Trestle.Inspection.Reason] {
        view.layoutState.naming.compactMap { constraint in
            guard constraint.firstAttribute.kind == kind, constraint.firstAttribute.axis == axis,
                constraint.engine === item.engine, let token = constraint.token,
                let error = item.engine.solver.error(of: token), error != 0
            else { return nil }
            return words.reason(constraint, error: error)
        }
    }
}
