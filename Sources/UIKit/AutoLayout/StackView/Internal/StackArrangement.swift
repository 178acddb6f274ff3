/// The constraints that arrange the views of a stack. Identifiers, relations and priorities are those that UIKit's
/// reports show, as far as they are known; what comes out agrees with the frames measured for 400 arrangements.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    /// What the views are placed in: the stack, or its margins.
    let canvas: any LayoutOwner
    let visible: [UIView]
    let hidden: [UIView]
    private let customSpacings: [ObjectIdentifier: CGFloat]

    init(of stack: UIStackView, customSpacings: [ObjectIdentifier: CGFloat]) {
        self.stack = stack
        axis = stack.axis
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        hidden = stack.arrangedSubviews.filter(\.isHidden)
        self.customSpacings = customSpacings
    }

    func constraints() -> [NSLayoutConstraint] {
        guard !stack.arrangedSubviews.isEmpty else { return [canvasFit(axis), canvasFit(axis.other)] }
        return StackDistribution(self).constraints() + StackAlignment(self).constraints() + hiding()
    }

    // MARK: Hidden views

    /// Hidden views have no length, and lie half a spacing behind the visible view before them, at the start if there is
    /// none (measured).
    private func hiding() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            result.append(length(view, .equal, 0, "UISV-hiding"))
            if let previous {
                result.append(
                    relate(
                        view, axis.start, .equal, previous, axis.end, roundedSpacing(after: previous) / 2,
                        "UISV-spacing"))
            } else {
                result.append(relate(view, axis.start, .equal, canvas, axis.start, 0, "UISV-canvas-connection"))
            }
        }
        if visible.isEmpty, let last = hidden.last {
            result.append(relate(canvas, axis.end, .equal, last, axis.end, 0, "UISV-canvas-connection"))
        }
        return result
    }

    // MARK: Spacing

    /// The distance to the next visible view, rounded to pixels.
    func roundedSpacing(after view: UIView) -> CGFloat {
        var spacing = customSpacings[ObjectIdentifier(view)] ?? stack.spacing
        if spacing == UIStackView.spacingUseDefault { spacing = 0 }
        if spacing == UIStackView.spacingUseSystem { spacing = SystemSpacing.standard }
        let scale = max(stack.traitCollection.displayScale, 1)
        return (spacing * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    // MARK: Making constraints

    func relate(
        _ first: any LayoutOwner, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutOwner, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ identifier: String,
        _ priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(owner: first, attribute: attribute), relation,
            LayoutOperand(owner: second, attribute: other), constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    func length(
        _ owner: any LayoutOwner, along axis: NSLayoutConstraint.Axis? = nil,
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ identifier: String, _ priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(owner: owner, attribute: (axis ?? self.axis).length), relation, nil, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    /// Keeps the stack as small as its contents where nothing else determines it.
    func canvasFit(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
        length(stack, along: axis, .equal, 0, "UISV-canvas-fit", 49)
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
    var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
