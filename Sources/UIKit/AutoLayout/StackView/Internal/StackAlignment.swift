/// The constraints across the axis of a stack.
@MainActor
struct StackAlignment {
    private let arrangement: StackArrangement
    private let stack: UIStackView
    /// The cross axis.
    private let axis: NSLayoutConstraint.Axis

    init(_ arrangement: StackArrangement) {
        self.arrangement = arrangement
        stack = arrangement.stack
        axis = arrangement.axis.other
    }

    func constraints() -> [NSLayoutConstraint] {
        let views = stack.arrangedSubviews
        if stack.alignment == .fill { return views.flatMap(fill) + [arrangement.canvasFit(axis)] }
        return views.flatMap(align) + arrangement.visible.flatMap(contain) + views.map(suppressAmbiguity)
            + [arrangement.canvasFit(axis)]
    }

    /// Both edges, also of hidden views, which so take part in the size of the stack (measured).
    private func fill(_ view: UIView) -> [NSLayoutConstraint] {
        [edge(view, axis.start, .equal), edge(view, axis.end, .equal)]
    }

    private func align(_ view: UIView) -> [NSLayoutConstraint] {
        switch stack.alignment {
        case .fill: return []
        case .leading: return [edge(view, axis.start, .equal)]
        case .center: return [edge(view, axis.center, .equal)]
        case .trailing: return [edge(view, axis.end, .equal)]
        case .firstBaseline: return baseline(view, .firstBaseline, withoutText: axis.start)
        case .lastBaseline: return baseline(view, .lastBaseline, withoutText: axis.end)
        }
    }

    /// In rows the baseline of the first view with text; views without text keep the edge of that view (measured). In
    /// columns there is no common baseline: the views begin at the start.
    private func baseline(
        _ view: UIView, _ baseline: NSLayoutConstraint.Attribute, withoutText edge: NSLayoutConstraint.Attribute
    ) -> [NSLayoutConstraint] {
        guard axis == .vertical else { return [self.edge(view, axis.start, .equal)] }
        guard let reference = arrangement.visible.first(where: \.hasBaseline) else {
            return [self.edge(view, edge, .equal)]
        }
        guard view !== reference else { return [] }
        let attribute = view.hasBaseline ? baseline : edge
        return [arrangement.relate(view, attribute, .equal, reference, attribute, 0, "UISV-alignment")]
    }

    /// Keeps visible views inside the stack.
    private func contain(_ view: UIView) -> [NSLayoutConstraint] {
        switch stack.alignment {
        case .fill: []
        case .leading: [edge(view, axis.end, .lessThanOrEqual)]
        case .trailing: [edge(view, axis.start, .greaterThanOrEqual)]
        case .center, .firstBaseline, .lastBaseline:
            [edge(view, axis.start, .greaterThanOrEqual), edge(view, axis.end, .lessThanOrEqual)]
        }
    }

    private func suppressAmbiguity(_ view: UIView) -> NSLayoutConstraint {
        arrangement.length(view, along: axis, .equal, 0, "UISV-ambiguity-suppression", 25)
    }

    private func edge(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        arrangement.relate(
            view, attribute, relation, arrangement.canvas, attribute, 0,
            relation == .equal ? "UISV-alignment" : "UISV-spanning-boundary")
    }
}

extension UIView {
    /// Whether the view, or the one that it names for baselines, shows text.
    fileprivate var hasBaseline: Bool { baselineFont != nil }
}
