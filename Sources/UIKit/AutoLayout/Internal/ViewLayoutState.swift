/// What a view has to do with constraints. A view that has nothing to do with them has no such object.
@MainActor
final class ViewLayoutState {
    // MARK: Changed by ConstraintInstallation alone

    /// The active constraints that the view holds, in the order in which they were activated.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that name the view or one of its guides.
    var naming: [NSLayoutConstraint] = []
    /// The number of active constraints that join the view, or something inside it, to something outside it. A view with
    /// such constraints is solved together with its superview.
    var crossing = 0

    /// The view's variables in its layout engine. Changed by LayoutEngine alone.
    var item: LayoutItem?

    /// Whether the view is solved without what is outside of it. Changed by LayoutIsolation alone.
    var isIsolated = false

    // MARK: Changed by UIView+LayoutGuides alone

    /// All guides, those that UIKit made included, as in UIKit (measured).
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    var topGuide: BarLayoutGuide?
    var bottomGuide: BarLayoutGuide?

    // MARK: Changed by UIView+ContentPriorities alone; nil is the class's default

    var hugging = AxisPair<UILayoutPriority?>(horizontal: nil, vertical: nil)
    var resistance = AxisPair<UILayoutPriority?>(horizontal: nil, vertical: nil)

    let anchors = AnchorCache()

    /// The stack that arranges the view. Changed by UIStackView alone.
    weak var stack: UIStackView?
    /// Set while the view, hidden in an animation, is still visible in its stack. Changed by UIView+Disappearing alone.
    var disappearance: Disappearance?

    /// Whether constraints are, or will be, solved for the view.
    var isUsed: Bool { item != nil || crossing > 0 || !held.isEmpty }

    /// Whether a guide's insets follow from the view's size.
    var hasGuideThatDependsOnSize: Bool { readableGuide != nil || keyboardGuide != nil }

    /// The guides that stand for insets of the view, and change with them.
    var insetGuides: [UILayoutGuide] {
        guides.filter { $0.placement != nil }
    }
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
