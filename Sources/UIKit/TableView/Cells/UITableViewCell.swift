/// One row of a table view: its content, its accessory, and its selected appearance.
///
/// The built-in styles lay out their labels themselves; other content goes into ``contentView``. The collaborators
/// named in the body implement layout, accessories, selection and separators.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    // MARK: Collaborators and state set by the table

    let cellStyle: CellStyle
    /// Changed by `UITableViewCell+ConfigurationUpdates`, as the content view.
    lazy var labels = CellLabels(cell: self)
    private(set) lazy var accessories = CellAccessories(cell: self)
    private(set) lazy var selection = CellSelection(cell: self)
    private(set) lazy var separators = CellSeparators(cell: self)
    var content: UIView = CellContentView(frame: .zero)
    /// The reuse identifier. Also set after the view was loaded from a registered nib.
    var identifier: String?

    /// The margins that the table's style gives the cell; nil until the first layout.
    var systemMargins: UIEdgeInsets?
    override var standardMargins: UIEdgeInsets { systemMargins ?? super.standardMargins }
    /// The content view's own margin at its end.
    var trailingContentMargin: CGFloat {
        get { (content as? CellContentView)?.trailingMargin ?? UIView.standardMargin }
        set { (content as? CellContentView)?.trailingMargin = newValue }
    }

    /// The inset that the application set; nil follows the table.
    var ownSeparatorInset: UIEdgeInsets?
    var hasOwnBackgroundColor = false

    /// The update of the configurations before the next layout.
    var configurationUpdate = ConfigurationUpdate.plain
    /// Nil until a configuration or an update handler is set.
    var configurations: ViewConfigurations<UITableViewCell>?

    /// The table that the cell belongs or belonged to; also set for cells in the reuse pool.
    var tableView: UITableView? { tableLink?.view }
    var tableLink: ViewLink<UITableView>? {
        didSet { listEnvironmentMayHaveChanged() }
    }
    override var ownListEnvironment: UIListEnvironment? { (tableContext?.style ?? tableView?.style)?.environment }

    var tableContext: TableCellContext? {
        didSet { if tableContext != oldValue { contextDidChange() } }
    }

    /// Whether the cell is in a table's reuse pool: it is still a subview of the table, so that reusing it moves
    /// nothing, but hidden. Changed by `UITableViewCell+Reuse`.
    var isHiddenForReuse = false
    /// Whether the application itself had hidden the cell when it was recycled.
    var staysHiddenAfterReuse = false

    /// The frame in which an animated update gave the cell its row; nil if the cell got it in another way.
    var frameOfArrival: Int?

    /// Whether the cell is being moved to another place.
    var isHeld = false {
        didSet { if isHeld != oldValue { configurationStateDidChange() } }
    }

    /// Changed by `UITableViewCell+Dragging`; nil for a cell that was never part of a drag.
    var dragLook: CellDragLook?

    /// What a tap on the cell or its accessory performs; set for cells of storyboards.
    var segues = CellSegues()

    /// Set by the table on the row above a selected one.
    var suppressesSeparator = false {
        didSet { if suppressesSeparator != oldValue { separators.updateVisibility() } }
    }

    // MARK: Creating

    /// Creates a cell, 320 by 44 points until a table places it. Cells with the same identifier share a reuse pool.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        cellStyle = CellStyle(rawValue: coder.decodeInteger(forKey: "UITableViewCellStyle")) ?? .default
        identifier = coder.decodeText(forKey: "UIReuseIdentifier")
        super.init(coder: coder)
        prepare()
        decodeCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    private func prepare() {
        content.frame = bounds
        addSubview(content)
        applyDefaultBackground()
    }

    // MARK: Reuse

    /// The name under which the cell is reused; nil for a cell that is not.
    open var reuseIdentifier: String? { identifier }

    /// Called before a table dequeues the cell for reuse. Overrides call super, and reset state that is not content:
    /// alpha, editing, selection. This implementation ends selection and highlight.
    open func prepareForReuse() {
        MainThreadChecker.check()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        suppressesSeparator = false
    }

    // MARK: Content

    /// The superview for the cell's content, except accessories and backgrounds. The view of ``contentConfiguration``
    /// while that is set.
    open var contentView: UIView { content }

    /// Created when first accessed. Nil while ``contentConfiguration`` is set, as the next two.
    open var textLabel: UILabel? { isConfigured ? nil : labels.requireTitle() }

    /// Nil in the `.default` style; otherwise created when first accessed.
    open var detailTextLabel: UILabel? { isConfigured ? nil : labels.requireDetail() }

    /// Nil in the `.value2` style; otherwise created when first accessed. Takes no space while it has no image.
    open var imageView: UIImageView? { isConfigured ? nil : labels.requireImage() }

    /// The indentation of the content, in multiples of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet {
            MainThreadChecker.check()
            if indentationLevel != oldValue { contentSizeDidChange() }
        }
    }

    /// The default is 10 points.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            MainThreadChecker.check()
            if indentationWidth != oldValue { contentSizeDidChange() }
        }
    }

    // MARK: Focus

    /// Whether the system shows that the cell has the focus. With `.custom` the cell itself has to. The default is
    /// `.default`.
    open var focusStyle = FocusStyle.default { didSet { MainThreadChecker.check() } }

    open override var canBecomeFocused: Bool { tableView?.keyboard.focus.mayFocus(self) ?? false }

    override var defaultFocusEffect: UIFocusEffect? { focusStyle == .default ? UIFocusEffect() : nil }

    override func focusStateDidChange() { configurationStateDidChange() }

    // MARK: Backgrounds

    /// Until it is set, the color for cells of the table's style.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    /// The rearmost view of the cell, as large as the cell. Setting one removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            MainThreadChecker.check()
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            configurations?.setBackground(nil)
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    /// A view above ``backgroundView`` that is in the cell only while that is selected or highlighted; nil shows the
    /// system's. Setting one removes ``backgroundConfiguration``.
    open var selectedBackgroundView: UIView? {
        get { selection.ownBackground }
        set {
            MainThreadChecker.check()
            selection.ownBackground = newValue
        }
    }

    /// Replaces ``selectedBackgroundView`` in tables that allow multiple selection. Setting one removes
    /// ``backgroundConfiguration``.
    open var multipleSelectionBackgroundView: UIView? {
        get { selection.multipleBackground }
        set {
            MainThreadChecker.check()
            selection.multipleBackground = newValue
        }
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

    /// A cell that does not interact with the user is disabled in ``configurationState``.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    // MARK: Selection and highlight

    /// How the cell looks while its row is selected. The default is `.default`.
    open var selectionStyle: SelectionStyle {
        get { selection.style }
        set {
            MainThreadChecker.check()
            selection.style = newValue
        }
    }

    /// Set by the table. Setting it does not animate.
    open var isSelected: Bool {
        get { selection.isSelected }
        set {
            MainThreadChecker.check()
            setSelected(newValue, animated: false)
        }
    }

    /// True while a touch is down on the row. Setting it does not animate.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set {
            MainThreadChecker.check()
            setHighlighted(newValue, animated: false)
        }
    }

    /// Changes the look of the cell. The table calls it; overrides call `super`. It does not select the row.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection.setSelected(selected, animated: animated)
    }

    /// Changes the look of the cell. The table calls it; overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        selection.setHighlighted(highlighted, animated: animated)
    }

    // MARK: Editing

    /// Whether the row is edited; set by the table before it displays the cell. False for rows that the data source does
    /// not allow to be edited (unverified). Setting it does not animate.
    open var isEditing: Bool {
        get { editing }
        set {
            MainThreadChecker.check()
            setEditing(newValue, animated: false)
        }
    }
    private var editing = false

    /// Called by the table when editing begins or ends, and before it displays a cell during editing. Overrides call
    /// `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        requireEditParts().update(animated: animated) { self.editing = editing }
        configurationStateDidChange(animated: animated)
    }

    /// The control that the table shows for the row while it is edited; `.none` in a table of multiple selection.
    open var editingStyle: EditingStyle { editParts?.controls.style ?? .none }

    /// Whether the content moves to make room for an editing control that the row does not have. While a table is edited
    /// it sets the property to what its delegate says.
    open var shouldIndentWhileEditing = true { didSet { MainThreadChecker.check() } }

    /// Whether the cell has a reorder control while it is edited. While a table is edited it sets the property, to true for
    /// rows that can be moved.
    open var showsReorderControl = false {
        didSet {
            MainThreadChecker.check()
            if showsReorderControl != oldValue, isEditing { editParts?.update(animated: false) }
        }
    }

    /// True from the tap on the delete control until the button that confirms the deletion leaves.
    open var showingDeleteConfirmation: Bool { editParts?.isConfirming ?? false }

    /// Called before the cell shows or hides its editing control, the button that confirms its deletion, or the buttons
    /// of a swipe. Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the animation that ``willTransition(to:)`` announced, or at once without animation. If another
    /// transition interrupts it, only that one is reported at its end (unverified).
    open func didTransition(to state: StateMask) {}

    /// What the table knows of the row's editing; nil for a cell that was never edited.
    private(set) var editParts: CellEditing?

    func requireEditParts() -> CellEditing {
        if let editParts { return editParts }
        let made = CellEditing(cell: self)
        editParts = made
        return made
    }

    // MARK: Dragging

    /// Called when a drag of the row begins, and when it ends. This implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether the cell gets touches while its row is dragged. The default is false.
    open var userInteractionEnabledWhileDragging = false { didSet { MainThreadChecker.check() } }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (dragLook == nil || dragState != .dragging || userInteractionEnabledWhileDragging)
            && super.point(inside: point, with: event)
    }

    // MARK: Accessibility

    private lazy var rowElement = CellTextElement(accessibilityContainer: self)

    /// A row without controls is one element. In a row with controls, all texts together are one element and each
    /// control is another.
    override var isAccessibilityElementByDefault: Bool { !CellAccessibility(self).hasControls }
    override var defaultAccessibilityLabel: String? { CellAccessibility(self).label }
    override var givenAccessibilityLabel: String? {
        containsRecasedText ? CellAccessibility(self).givenLabel : nil
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

    /// The actions of a swipe on the row, until the application sets others.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? tableView?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    override var containedElements: [NSObject]? { CellAccessibility(self).parts(text: rowElement) }
    override var defaultAccessibilityElements: [Any] { accessibilityElements ?? containedElements ?? [] }

    // MARK: Accessories and separator

    /// What is shown at the trailing edge, if ``accessoryView`` is nil. The default is `.none`.
    open var accessoryType: AccessoryType {
        get { accessories.type }
        set {
            MainThreadChecker.check()
            accessories.type = newValue
        }
    }

    /// A view that keeps its own size and is centered in the row's height. Takes precedence over ``accessoryType``.
    open var accessoryView: UIView? {
        get { accessories.custom }
        set {
            MainThreadChecker.check()
            accessories.custom = newValue
        }
    }

    /// Replaces ``accessoryType`` while the cell is edited.
    open var editingAccessoryType: AccessoryType {
        get { accessories.editingType }
        set {
            MainThreadChecker.check()
            accessories.editingType = newValue
        }
    }

    /// Replaces ``accessoryView`` while the cell is edited. Takes precedence over ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        get { accessories.editingCustom }
        set {
            MainThreadChecker.check()
            accessories.editingCustom = newValue
        }
    }

    /// The separator's inset, with leading and trailing in `left` and `right`. Follows the table until it is set; the
    /// getter returns the effective inset, which does not change with editing.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? effectiveSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// Has the table measure the row again: see `UITableView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        rowSizeDidChange(.request)
    }

    override func subviewSizeDidChange(_ subview: UIView, isRequest: Bool) {
        if subview === content { rowSizeDidChange(isRequest ? .request : .constraints) }
    }

    /// Returns the given width, and the height of the content with its separator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : bounds.width)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A cell for which no width is given is measured at its own.
        let (width, priority) =
            targetSize.width > 0 ? (targetSize.width, horizontalFittingPriority) : (bounds.width, .required)
        return constrainedFittingSize(width, priority, verticalFittingPriority)
            ?? sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        labels.tintDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
        setNeedsLayout()
    }

    // MARK: Creation by class

    /// Lets a table create cells of a registered class: dispatches to the class's own `init(style:reuseIdentifier:)`.
    convenience init(madeOf style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    private func contextDidChange() {
        listEnvironmentMayHaveChanged()
        if configurations != nil { configurationStateDidChange() }
        if !hasOwnBackgroundColor { applyDefaultBackground() }
        applyCorners()
        separators.contextDidChange()
        setNeedsLayout()
    }

    func applyDefaultBackground() {
        guard backgroundConfiguration == nil else { return super.backgroundColor = nil }
        let isGrouped = tableContext.map { $0.style != .plain } ?? false
        super.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
}
