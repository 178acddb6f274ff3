internal import Cassowary

/// What constraints say of views, with the reasons of the solver.
///
/// All layouts are solved first, for which client code may be called; after that none is, so the tokens of an engine stay
/// those of its equations.
@MainActor
struct LayoutExplanations {
    private let names: ViewNames
    private var layouts: [ObjectIdentifier: Trestle.Inspection.Layout] = [:]
    private var sources: [ObjectIdentifier: LayoutSources] = [:]

    init(of views: [UIView], names: ViewNames) {
        self.names = names
        for view in views { view.layoutItem?.engine.solve() }
        for view in views {
            guard let item = view.layoutItem, item.engine.canExplain else { continue }
            layouts[ObjectIdentifier(view)] = layout(of: view, item)
        }
        sources = [:]
    }

    /// Nil for a view that has nothing to do with constraints, or that is just being laid out.
    func layout(of view: UIView) -> Trestle.Inspection.Layout? { layouts[ObjectIdentifier(view)] }

    private mutating func layout(of view: UIView, _ item: LayoutItem) -> Trestle.Inspection.Layout {
        let sources = sources(of: item.engine)
        let lost = LostReasons(view, item, words: words(sources, item.engine))
        func length(_ name: String, _ variable: Variable, lost: [Trestle.Inspection.Reason])
            -> Trestle.Inspection.Length
        {
            let isAmbiguous = item.engine.solver.isAmbiguous(variable)
            return Trestle.Inspection.Length(
                name: name, value: item.engine.solver.value(of: variable), isAmbiguous: isAmbiguous,
                reasons: reasons(for: variable, of: view, item.engine, sources), lost: lost)
        }
        return Trestle.Inspection.Layout(
            x: length("x", item.x, lost: lost.start(.horizontal)), y: length("y", item.y, lost: lost.start(.vertical)),
            width: length("width", item.width, lost: lost.length(.horizontal)),
            height: length("height", item.height, lost: lost.length(.vertical)), broken: lost.broken)
    }

    private mutating func sources(of engine: LayoutEngine) -> LayoutSources {
        if let made = sources[ObjectIdentifier(engine)] { return made }
        let made = LayoutSources(engine)
        sources[ObjectIdentifier(engine)] = made
        return made
    }

    private func words(_ sources: LayoutSources, _ engine: LayoutEngine) -> ReasonWords {
        ReasonWords(names: names, sources: sources, engine: engine)
    }

    /// What gives the variable its value: first what names the view.
    private func reasons(
        for variable: Variable, of view: UIView, _ engine: LayoutEngine, _ sources: LayoutSources
    ) -> [Trestle.Inspection.Reason] {
        let words = words(sources, engine)
        var (own, others): ([Trestle.Inspection.Reason], [Trestle.Inspection.Reason]) = ([], [])
        for token in engine.solver.constraints(affecting: variable) {
            guard let reason = words.reason(token), !own.contains(reason), !others.contains(reason) else { continue }
            if words.concerns(view, token) { own.append(reason) } else { others.append(reason) }
        }
        return own + others
    }
}
