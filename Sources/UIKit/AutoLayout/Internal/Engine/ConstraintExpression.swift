internal import Cassowary

/// The linear expression of a constraint, in the coordinates of the view that holds it: `first - multiplier * second -
/// constant`, which is to be less than, equal to or greater than 0.
@MainActor
struct ConstraintExpression {
    private let holder: UIView
    private let engine: LayoutEngine
    private let isRightToLeft: Bool
    private var result = LinearExpression([Term]())

    /// Returns the expression and how its constant follows from the constraint's; nil if an item of the constraint is
    /// gone.
    static func make(_ constraint: NSLayoutConstraint, in holder: UIView, _ engine: LayoutEngine)
        -> (expression: LinearExpression, constant: ExpressionConstant)?
    {
        guard let view = constraint.first.owner?.layoutView else { return nil }
        var expression = ConstraintExpression(holder: holder, engine: engine, isRightToLeft: view.isRightToLeft)
        guard expression.add(constraint.first, times: 1) else { return nil }
        if let second = constraint.second {
            guard expression.add(second, times: -Double(constraint.multiplier)) else { return nil }
        }
        // A constant moves a leading or trailing attribute against the x axis in right-to-left layouts.
        let isMirrored =
            expression.isRightToLeft
            && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
        let isNegated = isMirrored && constraint.relation != .equal
        var result = isNegated ? expression.result.negated : expression.result
        let constant = ExpressionConstant(offset: result.constant, factor: isMirrored && !isNegated ? 1 : -1)
        result.constant = constant.value(constraint.constant)
        return (result, constant)
    }

    private init(holder: UIView, engine: LayoutEngine, isRightToLeft: Bool) {
        self.holder = holder
        self.engine = engine
        self.isRightToLeft = isRightToLeft
    }

    private mutating func add(_ operand: LayoutOperand, times factor: Double) -> Bool {
        if let distance = operand.distance {
            let sign = isRightToLeft && distance.end.attribute.isDirectional ? -1.0 : 1.0
            return add(distance.end, times: factor * sign) && add(distance.start, times: -factor * sign)
        }
        guard let owner = operand.owner else { return false }
        if let inside = operand.attribute.insideMargins, let view = owner as? UIView {
            return add(LayoutOperand(owner: view.layoutMarginsGuide, attribute: inside), times: factor)
        }
        switch operand.attribute {
        case .width: add(engine.bringIn(owner).useLength(.horizontal), factor)
        case .height: add(engine.bringIn(owner).useLength(.vertical), factor)
        case .left: addPosition(owner, .horizontal, 0, factor)
        case .right: addPosition(owner, .horizontal, 1, factor)
        case .leading: addPosition(owner, .horizontal, isRightToLeft ? 1 : 0, factor)
        case .trailing: addPosition(owner, .horizontal, isRightToLeft ? 0 : 1, factor)
        case .centerX: addPosition(owner, .horizontal, 0.5, factor)
        case .top: addPosition(owner, .vertical, 0, factor)
        case .bottom: addPosition(owner, .vertical, 1, factor)
        case .centerY: addPosition(owner, .vertical, 0.5, factor)
        case .firstBaseline: addBaseline(owner, isFirst: true, factor)
        case .lastBaseline: addBaseline(owner, isFirst: false, factor)
        default: return false
        }
        return true
    }

    private mutating func add(_ variable: Variable, _ factor: Double) {
        if let index = result.terms.firstIndex(where: { $0.variable == variable }) {
            result.terms[index].coefficient += factor
            if abs(result.terms[index].coefficient) < 1e-12 { result.terms.remove(at: index) }
        } else {
            result.terms.append(Term(variable, factor))
        }
    }

    /// Adds the position of a point of the owner's rectangle: 0 is its start, 1 its end.
    private mutating func addPosition(
        _ owner: any LayoutOwner, _ axis: NSLayoutConstraint.Axis, _ part: Double, _ factor: Double
    ) {
        if owner === holder {
            return addHolder(axis, part, factor)
        }
        let item = engine.bringIn(owner)
        add(item.start(axis), factor)
        if part != 0 { add(item.useLength(axis), part * factor) }
        addOrigin(of: owner is UIView ? owner.layoutView?.superviewLink : owner.layoutView, axis, factor)
    }

    /// Adds the origin of a view's coordinates in those of the holder.
    private mutating func addOrigin(of view: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var current = view
        while let container = current, container !== holder {
            let item = engine.bringIn(container)
            let inset = axis == .horizontal ? item.alignment.left : item.alignment.top
            add(item.start(axis), factor)
            result.constant -= Double(inset) * factor
            if container is UIScrollView {
                let offset = engine.stateOffset(of: container, item)
                add(axis == .horizontal ? offset.x : offset.y, -factor)
            }
            current = container.superviewLink
        }
    }

    /// Adds a position of the holder itself. The edges of a scroll view are those of its content.
    private mutating func addHolder(_ axis: NSLayoutConstraint.Axis, _ part: Double, _ factor: Double) {
        if let scrollView = holder as? UIScrollView {
            return addPosition(scrollView.contentLayoutGuide, axis, part, factor)
        }
        let item = engine.bringIn(holder)
        if part != 0 { add(item.useLength(axis), part * factor) }
        result.constant += Double(axis == .horizontal ? item.alignment.left : item.alignment.top) * factor
    }

    private mutating func addBaseline(_ owner: any LayoutOwner, isFirst: Bool, _ factor: Double) {
        guard let view = owner as? UIView else { return addPosition(owner, .vertical, isFirst ? 0 : 1, factor) }
        let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if source !== view, source.isInside(view) { return addBaseline(source, isFirst: isFirst, factor) }
        let (part, distance): (Double, CGFloat) =
            if let below = view.baselineBelowCenter {
                (0.5, below)
            } else {
                isFirst ? (0, view.firstBaselineDistance) : (1, -view.lastBaselineDistance)
            }
        addPosition(view, .vertical, part, factor)
        if let item = view.layoutItem { item.usesBaseline = true }
        result.constant += Double(distance) * factor
    }
}

/// The constant of a constraint's expression as a function of the constraint's own constant.
struct ExpressionConstant {
    var offset = 0.0
    var factor = -1.0

    func value(_ constant: CGFloat) -> Double { offset + factor * Double(constant) }
}

extension LinearExpression {
    fileprivate var negated: LinearExpression {
        LinearExpression(
            terms.map { Term($0.variable, -$0.coefficient) }, constant: -constant)
    }
}

extension NSLayoutConstraint {
    var usesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional || first.distance != nil
            || second?.distance != nil
    }
}
