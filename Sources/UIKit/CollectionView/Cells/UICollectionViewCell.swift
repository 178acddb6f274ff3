/// The view of one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// What a tap on the cell performs; set for cells of storyboards.
    var selectionSegue: SegueTrigger?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(in: coder)
    }

    private func prepare() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The superview for the cell's content; as large as the cell. The view of ``contentConfiguration`` while that is
    /// set.
    open var contentView: UIView { content }

    override func subviewSizeDidChange(_ subview: UIView, isRequest: Bool) {
        if subview === content { sizeDidChange(isRequest ? .request : .constraints) }
    }

    /// Called when the cell may need another size than it has. A pass measures the cells that it brings anyway.
    func sizeDidChange(_ reason: SizeChangeReason) {
        guard let collectionView, !collectionView.display.isRunning else { return }
        collectionView.itemInvalidation.cellDidChange(self, reason)
    }

    /// Changed by `UICollectionViewCell+ConfigurationUpdates`.
    var content = UIView(frame: .zero)

    /// Set by the collection view.
    open var isSelected = false {
        didSet {
            MainThreadChecker.check()
            if isSelected != oldValue { selectionDidChange() }
        }
    }

    /// True while a touch is down on the cell.
    open var isHighlighted = false {
        didSet {
            MainThreadChecker.check()
            if isHighlighted != oldValue { selectionDidChange() }
        }
    }

    func selectionDidChange() {
        showBackground()
        configurationStateDidChange()
    }

    /// The update of the configurations before the next layout.
    var configurationUpdate = ConfigurationUpdate.plain
    /// Nil until a configuration or an update handler is set.
    var configurations: ViewConfigurations<UICollectionViewCell>?

    // MARK: Lists

    override func listContextDidChange() { configurationStateDidChange() }

    /// Whether the layout keeps the cell, a header or footer, in the visible area.
    var isPinnedInList = false {
        didSet { if isPinnedInList != oldValue { configurationStateDidChange() } }
    }

    /// Whether the item shows the items below it in its outline.
    var isExpandedInOutline = false {
        didSet { if isExpandedInOutline != oldValue { outlineStateDidChange() } }
    }

    func outlineStateDidChange() { configurationStateDidChange() }

    /// Whether the user is moving the cell.
    var isHeld = false {
        didSet { if isHeld != oldValue { configurationStateDidChange() } }
    }

    /// Shows the place of the item in its outline.
    func show(_ state: OutlineState) { isExpandedInOutline = state.isExpanded }

    /// Whether the collection view is edited.
    var isEditingInList = false {
        didSet { if isEditingInList != oldValue { editingDidChange() } }
    }

    func editingDidChange() { configurationStateDidChange() }

    /// The collection view that shows the cell or has it in its reuse pool.
    var collectionView: UICollectionView? {
        var next = superview
        while let view = next {
            if let found = view as? UICollectionView { return found }
            guard view is OrthogonalScroller else { return nil }
            next = view.superview
        }
        return nil
    }

    // MARK: Dragging

    /// The part of an item in a drag.
    public enum DragState: Int, Sendable {
        /// The item has no part in a drag.
        case none = 0
        /// The item is lifted and has not moved.
        case lifting = 1
        /// The item moves with the drag.
        case dragging = 2
    }

    /// Called when a drag of the item begins, and when it ends. This implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Nil until the cell has a part in a drag.
    var dragLook: CellDragLook?

    override func setPlacedAlpha(_ alpha: CGFloat) {
        guard let dragLook, dragLook.formerAlpha != nil else { return super.setPlacedAlpha(alpha) }
        dragLook.formerAlpha = alpha
        super.setPlacedAlpha(alpha * (dragLook.share ?? 1))
    }

    // MARK: Configurations

    /// Whether the configuration gets the appearance for the state when that changes; the default is true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set {
            MainThreadChecker.check()
            requireConfigurations().updatesContent = newValue
        }
    }

    /// Whether the configuration gets the appearance for the state when that changes; the default is true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations?.updatesBackground ?? true }
        set {
            MainThreadChecker.check()
            requireConfigurations().updatesBackground = newValue
        }
    }

    /// The present state. Overrides add states of their own to the result of `super`.
    open var configurationState: UICellConfigurationState { systemConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        if configurationUpdate == .none { configurationUpdate = .plain }
        setNeedsLayout()
    }

    /// Override it to set configurations for a state. Called before a layout, once after all changes of the state. This
    /// implementation updates the configurations whose automatic update is on.
    open func updateConfiguration(using state: UICellConfigurationState) { configurations?.apply(state) }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    /// A view that does not interact with the user is disabled in ``configurationState``.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// Returns the size that the content view needs; nil for a cell whose content view has neither a configuration nor
    /// constraints.
    func contentSizeFitting(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        updateConfigurationIfNeeded()
        guard isConfigured || content.layoutStateReference?.isUsed == true else { return nil }
        let width = content.bounds.width
        // A cell of an application's own size is measured at another width than its own.
        defer { if target.width != bounds.width { content.frame.size.width = width } }
        if width != target.width { content.frame.size.width = target.width }
        let size = content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        let scale = max(traitCollection.displayScale, 1)
        func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(
            width: horizontal == .required ? target.width : roundedUp(size.width),
            height: vertical == .required ? target.height : roundedUp(size.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        configurations?.layOutBackground()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    // MARK: Focus

    open override var canBecomeFocused: Bool { focusList?.mayFocus(self) ?? false }

    override func focusStateDidChange() { configurationStateDidChange() }

    // MARK: Backgrounds

    /// The rearmost view of the cell, resized with it. Setting one removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            MainThreadChecker.check()
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            configurations?.setBackground(nil)
            insert(backgroundView, at: 0)
        }
    }

    /// A view above ``backgroundView`` that is in the cell only while that is selected or highlighted. Setting one removes
    /// ``backgroundConfiguration``. The default is nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            MainThreadChecker.check()
            guard selectedBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            showBackground()
        }
    }

    private func showBackground() {
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            guard selectedBackgroundView.superview !== self else { return }
            insert(selectedBackgroundView, at: backgroundView?.superview === self ? 1 : 0)
        } else if selectedBackgroundView.superview === self {
            selectedBackgroundView.removeFromSuperview()
        }
    }

    private func insert(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }
}
