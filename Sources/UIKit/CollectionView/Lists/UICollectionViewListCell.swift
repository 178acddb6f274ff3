/// A cell of a list in a collection view, with accessories and separators. It may also be a header or footer of the list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the configuration for the cell's place: for a header, a footer or an item of its list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        MainThreadChecker.check()
        let content: UIListContentConfiguration =
            switch listContext?.role {
            case .header: .header()
            case .footer: .footer()
            case .item, nil: .cell()
            }
        return content.updated(for: configurationState)
    }

    /// The indentation of the content, in multiples of ``indentationWidth``. A diffable data source sets it to the level of
    /// the item in its section snapshot.
    open var indentationLevel = 0 {
        didSet {
            MainThreadChecker.check()
            if indentationLevel != oldValue { partsDidChange() }
        }
    }

    /// The default is 10 points; unverified.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            MainThreadChecker.check()
            if indentationWidth != oldValue { partsDidChange() }
        }
    }

    /// Whether accessories at the leading end are indented with the content. The default is true.
    open var indentsAccessories = true {
        didSet {
            MainThreadChecker.check()
            if indentsAccessories != oldValue { partsDidChange() }
        }
    }

    /// The order of system accessories is that of the system, whatever their order here.
    public var accessories: [UICellAccessory] {
        get { parts.accessories.shown }
        set { parts.accessories.show(newValue) }
    }

    /// Constrain its leading or trailing edge to place the separator. Without constraints the separator begins with the
    /// text.
    open var separatorLayoutGuide: UILayoutGuide { parts.separators.guide }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        partsDidChange()
    }

    override func selectionDidChange() {
        super.selectionDidChange()
        parts.stateDidChange()
    }

    override func contentSizeFitting(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        parts.fittingSize(target, horizontal, vertical)
    }

    override var standardMargins: UIEdgeInsets { parts.margins ?? super.standardMargins }

    // MARK: Swipe actions

    /// The actions that a swipe shows, unless the application sets others.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? collectionView?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    override var accessibilityCondition: AccessibilityCondition {
        let isOutlined = accessories.contains { $0.accessoryType == .outlineDisclosure && !$0.isHidden }
        return AccessibilityCondition(isExpanded: isOutlined ? isExpandedInOutline : nil)
    }

    override var swipeShift: CGFloat { collectionView?.parts.rowActions.ifMade?.offset(of: self) ?? 0 }

    // MARK: Internal

    private(set) lazy var parts = ListCellParts(cell: self)

    func partsDidChange() {
        setNeedsLayout()
        if let display = collectionView?.display, display.isRunning { return display.forgetMeasure(of: self) }
        sizeDidChange(.request)
    }

    override func listContextDidChange() { parts.contextDidChange() }

    override func outlineStateDidChange() {
        super.outlineStateDidChange()
        parts.stateDidChange()
    }

    override func show(_ state: OutlineState) {
        super.show(state)
        indentationLevel = state.level
    }

    override func editingDidChange() {
        super.editingDidChange()
        parts.accessories.editingDidChange()
    }
}
