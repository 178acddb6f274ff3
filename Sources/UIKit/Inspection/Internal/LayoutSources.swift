internal import Cassowary

/// Where the equations of a layout engine come from that are no constraints.
@MainActor
struct LayoutSources {
    enum Source {
        /// The size that the root of the engine has by its frame.
        case rootSize(UIView, NSLayoutConstraint.Axis, CGFloat)
        /// A view that is placed by its frame and its autoresizing mask.
        case frame(UIView)
        case guide(UILayoutGuide)
        case hugging(UIView, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
        case resistance(UIView, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
        case offset(UIView)
        case bound(any LayoutOwner)
    }

    private var sources: [ConstraintToken: Source] = [:]

    init(_ engine: LayoutEngine) {
        if let equations = engine.rootEquations {
            sources[equations.width] = .rootSize(engine.root, .horizontal, equations.size.width)
            sources[equations.height] = .rootSize(engine.root, .vertical, equations.size.height)
        }
        for item in engine.owners.allItems { add(item) }
    }

    subscript(token: ConstraintToken) -> Source? { sources[token] }

    private mutating func add(_ item: LayoutItem) {
        guard let owner = item.owner else { return }
        for token in item.frameEquations {
            sources[token] = item.view.map(Source.frame) ?? (owner as? UILayoutGuide).map(Source.guide)
        }
        for bound in [item.widthBound, item.heightBound].compactMap(\.self) { sources[bound] = .bound(owner) }
        guard let view = item.view else { return }
        for token in item.contentOffset?.tokens ?? [] { sources[token] = .offset(view) }
        add(item.content?.horizontal, .horizontal, view)
        add(item.content?.vertical, .vertical, view)
    }

    private mutating func add(
        _ content: ContentEquations.Axis?, _ axis: NSLayoutConstraint.Axis, _ view: UIView
    ) {
        guard let content else { return }
        sources[content.hugging] = .hugging(view, axis, content.size, content.huggingPriority)
        sources[content.resistance] = .resistance(view, axis, content.size, content.resistancePriority)
    }
}
