/// One row of a table view: its content, the accessory at its end, and how it looks when it is selected.
///
/// The built-in styles lay out their labels themselves; other content goes into ``contentView``. Layout, accessories,
/// selection and separators are the work of the collaborators named in the body.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: Collaborators and state of the table's

    let cellStyle: CellStyle
    private(set) lazy var labels = CellLabels(cell: self)
    private(set) lazy var accessories = CellAccessories(cell: self)
    private(set) lazy var selection = CellSelection(cell: self)
    private(set) lazy var separators = CellSeparators(cell: self)
    private let content = CellContentView(frame: .zero)
    /// Set by a registered nib's owner where the nib says nothing.
    var identifier: String?

    /// The margins that the table's style gives the cell; nil until the first layout.
    var systemMargins: UIEdgeInsets?
    override var standardMargins: UIEdgeInsets { systemMargins ?? super.standardMargins }
    /// The content view's own margin at its end.
    var trailingContentMargin: CGFloat {
        get { content.trailingMargin }
        set { content.trailingMargin = newValue }
    }

    /// What the application set; nil follows the table.
    var ownSeparatorInset: UIEdgeInsets?
    private var hasOwnBackgroundColor = false

    /// The table whose row this is or was; it keeps pooled cells too.
    var tableView: UITableView? { tableLink?.view }
    var tableLink: ViewLink<UITableView>?

    var tableContext: TableCellContext? {
        didSet { if tableContext != oldValue { contextDidChange() } }
    }

    /// In a table's pool: still its subview, so that coming back moves nothing, but not to be seen. Changed by
    /// `UITableViewCell+Reuse`.
    var isHiddenForReuse = false
    /// Whether the application had hidden the cell itself when it went to the pool.
    var staysHiddenAfterReuse = false

    /// Set by the table on the row above a selected one.
    var suppressesSeparator = false {
        didSet { if suppressesSeparator != oldValue { separators.updateVisibility() } }
    }

    // MARK: Creating

    /// 320 by 44 points until a table places it. Cells with the same identifier are kept together for reuse.
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
        identifier = coder.decodeObject(of: NSString.self, forKey: "UIReuseIdentifier").map { "\($0)" }
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        content.frame = bounds
        content.preservesSuperviewLayoutMargins = true
        addSubview(content)
        applyDefaultBackground()
    }

    // MARK: Reuse

    open var reuseIdentifier: String? { identifier }

    /// Called on a cell that a table is about to give out again. Overriders call super, and undo what is not content:
    /// alpha, editing, selection. Here: selection and highlight end.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        suppressesSeparator = false
    }

    // MARK: Content

    /// The parent of everything a cell shows beside its accessories and backgrounds.
    open var contentView: UIView { content }

    /// Made when first asked for.
    open var textLabel: UILabel? { labels.requireTitle() }

    /// Nil in the `.default` style; else made when first asked for.
    open var detailTextLabel: UILabel? { labels.requireDetail() }

    /// Made when first asked for; takes no room while it has no image.
    open var imageView: UIImageView? { labels.requireImage() }

    /// How often ``indentationWidth`` the content is moved in.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentSizeDidChange() } }
    }

    /// 10 points unless set.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentSizeDidChange() } }
    }

    // MARK: Backgrounds

    /// The background of cells of the table's style until it is set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    /// Behind everything else, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    /// In the cell only while it is selected or highlighted, above ``backgroundView``; nil gives the system's.
    open var selectedBackgroundView: UIView? {
        get { selection.ownBackground }
        set { selection.ownBackground = newValue }
    }

    /// Instead of ``selectedBackgroundView`` in tables that allow multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        get { selection.multipleBackground }
        set { selection.multipleBackground = newValue }
    }

    // MARK: Selection and highlight

    open var selectionStyle: SelectionStyle {
        get { selection.style }
        set { selection.style = newValue }
    }

    /// Set by the table; setting it does not animate.
    open var isSelected: Bool {
        get { selection.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// True while a touch is down on the row; setting it does not animate.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        selection.setSelected(selected, animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        selection.setHighlighted(highlighted, animated: animated)
    }

    // MARK: Editing

    /// Whether the cell's table is being edited; set by the table before it displays the cell. Not animated when set.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Called by the table when it begins or ends editing, and before it displays a cell while it is edited. Overriders call
    /// `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    // MARK: Accessibility

    private lazy var rowElement = CellTextElement(accessibilityContainer: self)

    /// A row without controls is one element; with controls, its texts are one and each control another.
    override var isAccessibilityElementByDefault: Bool { !CellAccessibility(self).hasControls }
    override var defaultAccessibilityLabel: String? { CellAccessibility(self).label }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
    override var containedElements: [NSObject]? { CellAccessibility(self).parts(text: rowElement) }
    override var defaultAccessibilityElements: [Any] { accessibilityElements ?? containedElements ?? [] }

    // MARK: Accessories and separator

    open var accessoryType: AccessoryType {
        get { accessories.type }
        set { accessories.type = newValue }
    }

    /// Keeps its own size, in the middle of the row's height. Wins over ``accessoryType``.
    open var accessoryView: UIView? {
        get { accessories.custom }
        set { accessories.custom = newValue }
    }

    /// `left` and `right` are leading and trailing. Follows the table until it is set; reads what is in effect.
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

    /// The width asked for, and the height of the content of a built-in style with its separator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : bounds.width)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        labels.tintDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Made by class

    /// Lets a table make cells of a registered class: dispatches to the class's own `init(style:reuseIdentifier:)`.
    convenience init(madeOf style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    private func contextDidChange() {
        if !hasOwnBackgroundColor { applyDefaultBackground() }
        applyCorners()
        separators.contextDidChange()
        setNeedsLayout()
    }

    private func applyDefaultBackground() {
        let isGrouped = tableContext.map { $0.style != .plain } ?? false
        super.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
}
