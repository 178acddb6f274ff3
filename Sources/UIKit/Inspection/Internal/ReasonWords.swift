internal import Cassowary

/// The equations of a layout engine in words.
@MainActor
struct ReasonWords {
    let names: ViewNames
    let sources: LayoutSources
    let engine: LayoutEngine

    private typealias Reason = Trestle.Inspection.Reason

    /// Nil for an equation that has left the engine.
    func reason(_ token: ConstraintToken) -> Trestle.Inspection.Reason? {
        let error = engine.solver.error(of: token)
        if let constraint = constraint(of: token) { return reason(constraint, error: error) }
        switch sources[token] {
        case .rootSize(let view, let axis, let size):
            let name = axis == .horizontal ? "width" : "height"
            return given(.frame, "\(names.name(of: view)) has the \(name) \(size.dumpDescription) of its frame", error)
        case .frame(let view): return given(.frame, "\(names.name(of: view)) is placed by its frame", error)
        case .guide(let guide): return given(.guide, "the insets of the \(names.name(of: guide))", error)
        case .offset(let view): return given(.offset, "the content offset of \(names.name(of: view))", error)
        case .bound(let owner): return given(.bound, "\(names.name(of: owner)) has no negative length", error)
        case .hugging(let view, let axis, let size, let priority):
            return content(view, axis, "<=", size, priority, error)
        case .resistance(let view, let axis, let size, let priority):
            return content(view, axis, ">=", size, priority, error)
        case nil: return nil
        }
    }

    func reason(_ constraint: NSLayoutConstraint, error: Double?) -> Trestle.Inspection.Reason {
        Reason(
            kind: .constraint, text: text(of: constraint), priority: Double(constraint.priority.rawValue), error: error,
            address: "\(ObjectAddress(constraint))")
    }

    /// Whether an equation is about the view itself, or one of its guides.
    func concerns(_ view: UIView, _ token: ConstraintToken) -> Bool {
        if let constraint = constraint(of: token) {
            return (constraint.first.owners + (constraint.second?.owners ?? [])).contains { $0?.layoutView === view }
        }
        switch sources[token] {
        case .rootSize(let other, _, _), .frame(let other), .offset(let other): return other === view
        case .hugging(let other, _, _, _), .resistance(let other, _, _, _): return other === view
        case .guide(let guide): return guide.owningView === view
        case .bound(let owner): return owner.layoutView === view
        case nil: return false
        }
    }

    /// The constraint of the application or of UIKit that an equation states.
    private func constraint(of token: ConstraintToken) -> NSLayoutConstraint? {
        guard let constraint = engine.owners.constraint(of: token), constraint.token == token else { return nil }
        return constraint
    }

    private func given(_ kind: Reason.Kind, _ text: String, _ error: Double?) -> Reason {
        Reason(kind: kind, text: text, priority: 1000, error: error, address: nil)
    }

    private func content(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ sign: String, _ size: CGFloat, _ priority: UILayoutPriority,
        _ error: Double?
    ) -> Reason {
        let length = axis == .horizontal ? "width" : "height"
        return Reason(
            kind: .content, text: "\(names.name(of: view)).\(length) \(sign) \(size.dumpDescription) of its content",
            priority: Double(priority.rawValue), error: error, address: nil)
    }

    private func text(of constraint: NSLayoutConstraint) -> String {
        let name = constraint.identifier.map { "'\($0)' " } ?? ""
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "="
            case .greaterThanOrEqual: ">="
            }
        let start = "\(name)\(text(of: constraint.first)) \(sign) "
        guard let second = constraint.second else { return start + constraint.constant.dumpDescription }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.dumpDescription) * "
        let constant = constraint.constant
        let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).dumpDescription)"
        return "\(start)\(factor)\(text(of: second))\(sum)"
    }

    private func text(of operand: LayoutOperand) -> String {
        if let distance = operand.distance { return "(\(text(of: distance.end)) - \(text(of: distance.start)))" }
        return "\(names.name(of: operand.owner)).\(operand.attribute.name)"
    }
}
