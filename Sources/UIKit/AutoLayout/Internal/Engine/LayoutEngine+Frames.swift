internal import Cassowary

/// The equations of what constraints do not determine: the root's size, views placed by their frames, guides that stand
/// for insets, and content offsets.
extension LayoutEngine {
    // MARK: The root

    /// Requires the root's alignment rectangle to have the size that its frame gives it, unless it has been said.
    func stateRootSize() {
        guard let item = root.layoutItem, item.engine === self else { return }
        state(sizeOfRootFrame(item), of: item)
    }

    private func sizeOfRootFrame(_ item: LayoutItem) -> RootSize {
        let frame = root.layer.bounds.size
        let priority: UILayoutPriority = rootSizesItself ? .fittingSizeLevel : .required
        return RootSize(
            width: frame.width - item.alignment.left - item.alignment.right,
            height: frame.height - item.alignment.top - item.alignment.bottom, widthPriority: priority,
            heightPriority: priority)
    }

    /// Whether the solution has the size of the root's frame: because it was stated, or because the last solution came
    /// out at it. Such a solution is also that of the stated size, since it was the best one of all sizes.
    var rootHasItsSize: Bool {
        guard let item = root.layoutItem, item.engine === self else { return true }
        guard let present = rootEquations?.size else { return false }
        let size = sizeOfRootFrame(item)
        // No solution has a size that is not a number.
        if present == size || size.width.isNaN || size.height.isNaN { return true }
        guard size.widthPriority == .required else { return false }
        return agrees(item.width, present.width, present.widthPriority, size.width)
            && agrees(item.height, present.height, present.heightPriority, size.height)
    }

    private func agrees(
        _ variable: Variable, _ stated: CGFloat, _ priority: UILayoutPriority, _ length: CGFloat
    ) -> Bool {
        priority == .required ? stated == length : abs(solver.value(of: variable) - Double(length)) < 1e-6
    }

    /// Whether the root takes the size that its own constraints give it: it is not placed by its frame, and no
    /// constraint joins it to its superview.
    var rootSizesItself: Bool { !root.translatesAutoresizingMaskIntoConstraints && root.superviewLink != nil }

    /// Requires or prefers a size for the root.
    func state(_ size: RootSize, of item: LayoutItem) {
        guard let present = rootEquations else {
            rootEquations = RootEquations(
                size: size, width: addLength(item.width, size.width, size.widthPriority),
                height: addLength(item.height, size.height, size.heightPriority))
            return
        }
        guard present.size != size else { return }
        rootEquations?.size = size
        rootEquations?.width = restated(
            present.width, item.width, from: (present.size.width, present.size.widthPriority),
            to: (size.width, size.widthPriority))
        rootEquations?.height = restated(
            present.height, item.height, from: (present.size.height, present.size.heightPriority),
            to: (size.height, size.heightPriority))
        setNeedsSolve()
    }

    private func restated(
        _ token: ConstraintToken, _ variable: Variable, from old: (CGFloat, UILayoutPriority),
        to new: (CGFloat, UILayoutPriority)
    ) -> ConstraintToken {
        if old == new { return token }
        if old.1 == new.1 {
            solver.setConstant(-Double(new.0), of: token)
            return token
        }
        solver.remove(token)
        return addLength(variable, new.0, new.1)
    }

    private func addLength(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority) -> ConstraintToken {
        add(LinearExpression(variable, minus: length), priority)
    }

    func forgetRootSize() {
        guard let equations = rootEquations else { return }
        solver.remove(equations.width)
        solver.remove(equations.height)
        rootEquations = nil
    }

    // MARK: Views placed by their frames

    /// Called when a view of the island has another frame, size or mask than before.
    func frameDidChange(of view: UIView, _ item: LayoutItem) {
        if view === root {
            rootFrameDidChange()
        } else if view.translatesAutoresizingMaskIntoConstraints {
            stateFrame(of: view, item)
        }
    }

    /// States the frame of a view that translates its autoresizing mask, as a function of its superview's size.
    func stateFrame(of view: UIView, _ item: LayoutItem) {
        for token in item.frameEquations { solver.remove(token) }
        item.frameEquations = []
        defer { setNeedsSolve() }
        guard view.translatesAutoresizingMaskIntoConstraints, view !== root, let superview = view.superviewLink else {
            return
        }
        let container = bringIn(superview)
        let frame = view.alignmentRect(forFrame: view.layer.untransformedFrame)
        let mask = view.autoresizingMask
        let horizontal = MaskAxis(
            start: frame.minX, length: frame.width, container: superview.layer.bounds.width,
            isFlexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = MaskAxis(
            start: frame.minY, length: frame.height, container: superview.layer.bounds.height,
            isFlexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        let fixed = !superview.autoresizesSubviews
        item.frameEquations =
            horizontal.equations(item.x, item.width, container.width, isFixed: fixed).map { add($0, .required) }
            + vertical.equations(item.y, item.height, container.height, isFixed: fixed).map { add($0, .required) }
    }

    // MARK: Guides

    /// States a guide of insets: its edges are the view's, moved inwards.
    func stateInsets(of guide: UILayoutGuide, _ item: LayoutItem, in view: UIView) {
        for token in item.frameEquations { solver.remove(token) }
        item.frameEquations = []
        guard let placement = guide.placement else { return }
        let container = bringIn(view)
        switch placement {
        case .insets(let insets):
            let insets = insets(view)
            item.frameEquations = [
                add(LinearExpression(item.x, minus: insets.left), .required),
                add(LinearExpression(item.y, minus: insets.top), .required),
                add(
                    LinearExpression(
                        [(item.x, 1), (item.width, 1), (container.width, -1)], constant: insets.right), .required),
                add(
                    LinearExpression(
                        [(item.y, 1), (item.height, 1), (container.height, -1)], constant: insets.bottom), .required),
            ]
        case .scrolledContent:
            item.frameEquations = [
                add(LinearExpression(item.x, minus: 0), .required), add(LinearExpression(item.y, minus: 0), .required),
            ]
        case .scrollFrame:
            let offset = stateOffset(of: view, container)
            item.frameEquations = [
                add(LinearExpression([(item.x, 1), (offset.x, -1)]), .required),
                add(LinearExpression([(item.y, 1), (offset.y, -1)]), .required),
                add(LinearExpression([(item.width, 1), (container.width, -1)]), .required),
                add(LinearExpression([(item.height, 1), (container.height, -1)]), .required),
            ]
        }
        setNeedsSolve()
    }

    /// Called when insets that guides of the view stand for may have changed.
    func insetsDidChange(of view: UIView) {
        for guide in view.layoutState.insetGuides {
            guard let item = guide.layoutItem, item.engine === self, case .insets(let insets) = guide.placement else {
                continue
            }
            let values = insets(view)
            let constants = [-values.left, -values.top, values.right, values.bottom]
            for (token, constant) in zip(item.frameEquations, constants) {
                solver.setConstant(Double(constant), of: token)
            }
            setNeedsSolve()
        }
    }

    // MARK: Content offsets

    /// The content offset of a scroll view as variables, created when a constraint first crosses its border.
    @discardableResult
    func stateOffset(of view: UIView, _ item: LayoutItem) -> OffsetEquations {
        if let offset = item.contentOffset { return offset }
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let origin = view.layer.bounds.origin
        let offset = OffsetEquations(
            x: x, y: y,
            tokens: [
                add(LinearExpression(x, minus: origin.x), .required),
                add(LinearExpression(y, minus: origin.y), .required),
            ])
        item.contentOffset = offset
        return offset
    }

    func contentOffsetDidChange(of view: UIView, _ item: LayoutItem) {
        guard let offset = item.contentOffset else { return }
        let origin = view.layer.bounds.origin
        solver.setConstant(-Double(origin.x), of: offset.tokens[0])
        solver.setConstant(-Double(origin.y), of: offset.tokens[1])
        setNeedsSolve()
    }

    private func add(_ expression: LinearExpression, _ priority: UILayoutPriority) -> ConstraintToken {
        solver.add(expression, .equal, priority: Double(priority.rawValue), rank: 0)
    }
}

/// The size that the root is to have, and how much: as its frame says, or as somebody asks what it would need.
struct RootSize: Equatable {
    var width: CGFloat
    var height: CGFloat
    var widthPriority = UILayoutPriority.required
    var heightPriority = UILayoutPriority.required
}

struct RootEquations {
    var size: RootSize
    var width: ConstraintToken
    var height: ConstraintToken
}

extension LinearExpression {
    init(_ terms: [(Variable, Double)], constant: CGFloat = 0) {
        self.init(
            terms.map { Term($0.0, $0.1) }, constant: Double(constant))
    }

    /// `variable - number`.
    init(_ variable: Variable, minus number: CGFloat) {
        self.init([Term(variable)], constant: -Double(number))
    }
}
