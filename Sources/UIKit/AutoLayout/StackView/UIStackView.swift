/// A view that places its arranged subviews in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    /// Spacings after single views, in place of ``spacing``.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    /// The natural lengths by which the views of a proportional column share it.
    private var shares: [CGFloat] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// The stack has the size of its contents until constraints or a frame give it another one.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        decodeStack(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStack(in: coder)
    }

    // MARK: Arranged subviews

    /// The views that the stack places, in this order; those that are hidden take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, also as a subview, and lets constraints place it.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Removes a view from the list. It stays a subview; it is no longer placed by the stack.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.index(of: view) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.layoutState.stack = nil
        arrangementDidChange()
    }

    /// Inserts a view, or moves it. Raises `NSInternalInconsistencyException` for an index beyond the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            return Trestle.raise(
                .internalInconsistencyException,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arrange(view, at: stackIndex)
    }

    private func arrange(_ view: UIView, at index: Int) {
        var index = index
        if let present = arranged.index(of: view) {
            arranged.remove(at: present)
            if present < index { index -= 1 }
        }
        arranged.insert(view, at: min(index, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return removeArrangedSubview(view) }
        view.layoutState.stack = self
        view.orderDidChangeForConstraints()
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The direction in which arranged views follow each other. The default is horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet {
            MainThreadChecker.check()
            if axis != oldValue { arrangementDidChange() }
        }
    }

    /// How the views share the length of the stack. The default is `.fill`.
    open var distribution = Distribution.fill {
        didSet {
            MainThreadChecker.check()
            if distribution != oldValue { arrangementDidChange() }
        }
    }

    /// How the views are placed across the axis. The default is `.fill`.
    open var alignment = Alignment.fill {
        didSet {
            MainThreadChecker.check()
            if alignment != oldValue { arrangementDidChange() }
        }
    }

    /// The distance between neighbors, in points; the least one for equal spacing and equal centering. The default is 0.
    open var spacing: CGFloat = 0 {
        didSet {
            MainThreadChecker.check()
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    /// Whether vertical distances are measured between baselines. The default is false.
    open var isBaselineRelativeArrangement = false {
        didSet {
            MainThreadChecker.check()
            if isBaselineRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// Whether the views keep the layout margins of the stack. The default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            MainThreadChecker.check()
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// The space after a view, in place of ``spacing``. Does nothing for a view that is not arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.index(of: arrangedSubview) != nil else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the spacing that was set after a view, in points; `UIStackView.spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Constraints

    /// Called when the stack's constraints are out of date.
    func arrangementDidChange() { setNeedsUpdateConstraints() }

    open override func updateConstraints() {
        // First, since content sizes are client code, which may request another update or remove views.
        super.updateConstraints()
        arrange()
    }

    private func arrange() {
        let arrangement = StackArrangement(of: self, customSpacings: customSpacings)
        let new = arrangement.constraints()
        shares = sharesWrappedHeights ? StackDistribution(arrangement).naturalLengths() : []
        NSLayoutConstraint.deactivate(made)
        made = new.filter { ConstraintInstallation.areItems(of: $0, inside: self) }
        NSLayoutConstraint.activate(made)
    }

    private var sharesWrappedHeights: Bool { distribution == .fillProportionally && axis == .vertical }

    /// Called in the middle of a layout, when the heights of texts that wrap are known. Returns whether the views have
    /// other shares of the stack than before.
    func updateShares() -> Bool {
        guard sharesWrappedHeights else { return false }
        let new = StackDistribution(StackArrangement(of: self, customSpacings: customSpacings)).naturalLengths()
        guard new != shares else { return false }
        arrange()
        return true
    }

    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    /// The first or last arranged view along a column, the tallest of a row.
    private func baselineView(first: Bool) -> UIView {
        let visible = arranged.filter { !$0.isHidden }
        let source =
            axis == .vertical
            ? (first ? visible.first : visible.last)
            : visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
        guard let source else { return self }
        return first ? source.forFirstBaselineLayout : source.forLastBaselineLayout
    }
}

extension UIStackView {
    /// A spacing that stands for the stack's own. The value of FLT_MAX (measured).
    public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A spacing that stands for the system's, 8 points. The value of FLT_MIN (measured).
    public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// How arranged views fill the stack along its axis.
    public enum Distribution: Int, Sendable {
        /// Views are stretched or shrunk by the priorities of their hugging and compression resistance; the default.
        case fill = 0
        /// All views are as long as each other.
        case fillEqually = 1
        /// The views' lengths are in proportion to their natural ones.
        case fillProportionally = 2
        /// Views keep their natural lengths, with equal gaps of at least the spacing.
        case equalSpacing = 3
        /// The centers of the views have equal distances, if there is room for the spacing.
        case equalCentering = 4
    }

    /// How arranged views are placed across the axis.
    public enum Alignment: Int, Sendable {
        /// Views are as broad as the stack; the default.
        case fill = 0
        /// Views are at the leading edge of a column, or at the upper edge of a row.
        case leading = 1
        /// Rows only.
        case firstBaseline = 2
        /// Views are centered across the axis.
        case center = 3
        /// Views are at the trailing edge of a column, or at the lower edge of a row.
        case trailing = 4
        /// Rows only.
        case lastBaseline = 5

        /// The same as `leading`, under its name for rows.
        public static var top: Alignment { .leading }
        /// The same as `trailing`, under its name for rows.
        public static var bottom: Alignment { .trailing }
    }
}
