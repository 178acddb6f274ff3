/// The constraints along the axis of a stack.
@MainActor
struct StackDistribution {
    private let arrangement: StackArrangement
    private let stack: UIStackView
    private let views: [UIView]
    private let axis: NSLayoutConstraint.Axis

    init(_ arrangement: StackArrangement) {
        self.arrangement = arrangement
        stack = arrangement.stack
        views = arrangement.visible
        axis = arrangement.axis
    }

    func constraints() -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [arrangement.canvasFit(axis)] }
        let canvas = arrangement.canvas
        let ends = [
            arrangement.relate(first, axis.start, .equal, canvas, axis.start, 0, "UISV-canvas-connection"),
            arrangement.relate(canvas, axis.end, .equal, last, axis.end, 0, "UISV-canvas-connection"),
        ]
        switch stack.distribution {
        case .fill: return ends + spacings(.equal) + slack()
        case .fillEqually: return ends + spacings(.equal) + equalLengths()
        case .fillProportionally: return ends + spacings(.equal) + proportionalLengths()
        case .equalSpacing: return ends + spacings(.greaterThanOrEqual) + equalGaps(axis.end, axis.start) { _ in 1000 }
        case .equalCentering:
            return ends + spacings(.greaterThanOrEqual)
                + equalGaps(axis.center, axis.center) { Float(149 - $0) }
        }
    }

    private func spacings(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
        let isBetweenBaselines = stack.isBaselineRelativeArrangement && axis == .vertical
        return zip(views, views.dropFirst()).map { view, next in
            arrangement.relate(
                next, isBetweenBaselines ? .firstBaseline : axis.start, relation, view,
                isBetweenBaselines ? .lastBaseline : axis.end, arrangement.roundedSpacing(after: view), "UISV-spacing")
        }
    }

    // MARK: Lengths

    /// Views without a length of their own have none, as long as others can take what is left; of several the last takes
    /// it all (measured). The priorities fall towards the end.
    private func slack() -> [NSLayoutConstraint] {
        views.enumerated().compactMap { index, view in
            guard naturalLength(of: view) == nil else { return nil }
            return arrangement.length(
                view, .equal, 0, "UISV-ambiguity-suppression", 2 - Float(index) / Float(views.count))
        }
    }

    private func equalLengths() -> [NSLayoutConstraint] {
        guard let first = views.first else { return [] }
        return views.dropFirst().map {
            arrangement.relate($0, axis.length, .equal, first, axis.length, 0, "UISV-fill-equally")
        }
    }

    /// Each view has its share of the natural length of all, spacings included (measured).
    private func proportionalLengths() -> [NSLayoutConstraint] {
        let natural = naturalLengths()
        let spacings = views.dropLast().reduce(0) { $0 + arrangement.roundedSpacing(after: $1) }
        let total = natural.reduce(spacings, +)
        return views.enumerated().map { index, view in
            guard natural[index] > 0, total > 0 else {
                return arrangement.length(view, .equal, 0, "UISV-fill-proportionally")
            }
            let constraint = NSLayoutConstraint(
                LayoutOperand(owner: view, attribute: axis.length), .equal,
                LayoutOperand(owner: arrangement.canvas, attribute: axis.length), multiplier: natural[index] / total)
            constraint.identifier = "UISV-fill-proportionally"
            constraint.priority = UILayoutPriority(views.count == 1 ? 1000 : Float(999 - index))
            return constraint
        }
    }

    /// The lengths that the views have by themselves, those of texts that wrap at their widths in the last layout (measured,
    /// in a storyboard of suhitp/GenericDiffableDataSource).
    func naturalLengths() -> [CGFloat] {
        views.map { wrappedHeight(of: $0) ?? naturalLength(of: $0) ?? fittingLength(of: $0) }
    }

    private func wrappedHeight(of view: UIView) -> CGFloat? {
        axis == .vertical ? view.layoutItem?.content?.wrapping?.measured?.size.height : nil
    }

    private func naturalLength(of view: UIView) -> CGFloat? {
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length == UIView.noIntrinsicMetric ? nil : length
    }

    private func fittingLength(of view: UIView) -> CGFloat {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? size.width : size.height
    }

    // MARK: Gaps

    /// The distances between neighbors are equal, and as small as the spacing allows where the stack may choose.
    private func equalGaps(
        _ end: NSLayoutConstraint.Attribute, _ start: NSLayoutConstraint.Attribute, _ priority: (Int) -> Float
    ) -> [NSLayoutConstraint] {
        let gaps = zip(views, views.dropFirst()).map { view, next in
            LayoutOperand(
                from: LayoutOperand(owner: view, attribute: end), to: LayoutOperand(owner: next, attribute: start),
                attribute: axis.length)
        }
        guard let first = gaps.first else { return [] }
        let equal = gaps.dropFirst().enumerated().map { index, gap in
            let constraint = NSLayoutConstraint(gap, .equal, first)
            constraint.identifier = "UISV-fill-equally"
            constraint.priority = UILayoutPriority(priority(index))
            return constraint
        }
        return equal + [arrangement.length(stack, .equal, 0, "UISV-canvas-fit", 1)]
    }
}
