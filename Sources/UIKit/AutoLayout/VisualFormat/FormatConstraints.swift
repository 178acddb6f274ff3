internal import VisualFormat

/// The constraints of one visual format.
@MainActor
struct FormatConstraints {
    private let layout: LayoutFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: FormatMetrics
    private let items: [any LayoutOwner]
    private let views: [String: Any]
    private let isHorizontal: Bool

    init(
        _ layout: LayoutFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: FormatMetrics,
        _ views: [String: Any]
    ) {
        self.layout = layout
        self.options = options
        self.metrics = metrics
        self.views = views
        items = layout.elements.compactMap { views[$0.name] as? any LayoutOwner }
        isHorizontal = layout.orientation == .horizontal
    }

    func make() -> [NSLayoutConstraint] {
        guard items.count == layout.elements.count, let first = items.first, let last = items.last else { return [] }
        var result: [NSLayoutConstraint] = []
        if let leading = layout.leading, let container = first.formatContainer {
            result += connect(first, start, container, start, leading, margin: startMargin, isInward: true)
        }
        for (index, element) in layout.elements.enumerated() {
            result += element.predicates.map { length(of: items[index], $0) }
            if layout.connections.indices.contains(index) {
                result += connect(
                    items[index + 1], startOfGap, items[index], endOfGap, layout.connections[index], margin: nil,
                    isInward: true)
            }
        }
        if let trailing = layout.trailing, let container = last.formatContainer {
            result += connect(container, end, last, end, trailing, margin: endMargin, isInward: false)
        }
        return result + alignments()
    }

    // MARK: Attributes

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    private var start: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .top }
        return direction == .directionLeftToRight ? .left : direction == .directionRightToLeft ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .bottom }
        return direction == .directionLeftToRight ? .right : direction == .directionRightToLeft ? .left : .trailing
    }

    private var startMargin: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .topMargin }
        return direction == .directionLeftToRight
            ? .leftMargin : direction == .directionRightToLeft ? .rightMargin : .leadingMargin
    }

    private var endMargin: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .bottomMargin }
        return direction == .directionLeftToRight
            ? .rightMargin : direction == .directionRightToLeft ? .leftMargin : .trailingMargin
    }

    private var isBetweenBaselines: Bool { !isHorizontal && options.contains(.spacingBaselineToBaseline) }
    private var startOfGap: NSLayoutConstraint.Attribute { isBetweenBaselines ? .firstBaseline : start }
    private var endOfGap: NSLayoutConstraint.Attribute { isBetweenBaselines ? .lastBaseline : end }

    /// From right to left, the next view lies at smaller x: gaps and relations turn around.
    private var isBackwards: Bool { isHorizontal && direction == .directionRightToLeft }

    // MARK: Constraints

    /// The gap between two attributes: `first == second + gap`.
    ///
    /// - Parameters:
    ///   - margin: the attribute of the container that the standard gap stands for.
    ///   - isInward: whether the second item is the container, if one of them is.
    private func connect(
        _ first: any LayoutOwner, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: any LayoutOwner,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ connection: LayoutFormat.Connection,
        margin: NSLayoutConstraint.Attribute?, isInward: Bool
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .none: return [relate(first, firstAttribute, .equal, second, secondAttribute, 0)]
        case .standard:
            guard let margin else {
                return [relate(first, firstAttribute, .equal, second, secondAttribute, SystemSpacing.standard)]
            }
            return [
                isInward
                    ? relate(first, firstAttribute, .equal, second, margin, 0)
                    : relate(first, margin, .equal, second, secondAttribute, 0)
            ]
        case .predicates(let predicates):
            return predicates.map { predicate in
                var gap: CGFloat = 0
                if case .constant(let constant) = predicate.object { gap = metrics.value(constant) }
                let constraint = relate(
                    first, firstAttribute, NSLayoutConstraint.Relation(predicate.relation), second, secondAttribute, gap
                )
                return prioritized(constraint, predicate)
            }
        }
    }

    private func relate(
        _ first: any LayoutOwner, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: any LayoutOwner,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ gap: CGFloat
    ) -> NSLayoutConstraint {
        let (a, b) = (
            LayoutOperand(owner: first, attribute: firstAttribute),
            LayoutOperand(owner: second, attribute: secondAttribute)
        )
        if isBackwards { return NSLayoutConstraint(b, relation, a, constant: gap) }
        return NSLayoutConstraint(a, relation, b, constant: gap)
    }

    private func length(of item: any LayoutOwner, _ predicate: LayoutFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let first = LayoutOperand(owner: item, attribute: attribute)
        let relation = NSLayoutConstraint.Relation(predicate.relation)
        switch predicate.object {
        case .constant(let constant):
            return prioritized(
                NSLayoutConstraint(first, relation, nil, constant: metrics.value(constant)), predicate)
        case .view(let name):
            let second = (views[name] as? any LayoutOwner).map { LayoutOperand(owner: $0, attribute: attribute) }
            return prioritized(NSLayoutConstraint(first, relation, second), predicate)
        }
    }

    private func prioritized(_ constraint: NSLayoutConstraint, _ predicate: LayoutFormat.Predicate)
        -> NSLayoutConstraint
    {
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(Float(metrics.value(priority)))
        }
        return constraint
    }

    /// The alignments that the options ask for, each view's with the one before.
    private func alignments() -> [NSLayoutConstraint] {
        let attributes = Self.alignments.filter { options.contains($0.0) }.map(\.1)
        return attributes.flatMap { attribute in
            zip(items, items.dropFirst()).map { item, next in
                NSLayoutConstraint(
                    LayoutOperand(owner: item, attribute: attribute), .equal,
                    LayoutOperand(owner: next, attribute: attribute))
            }
        }
    }

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: LayoutFormat.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension LayoutOwner {
    /// What a `|` beside the item means.
    var formatContainer: UIView? { self is UIView ? layoutView?.superview : layoutView }
}
