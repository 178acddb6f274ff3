/// The header or footer of a section, in the appearance of the table's style.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Changed by `UITableViewHeaderFooterView+ConfigurationUpdates`, as the labels.
    var content = UIView(frame: .zero)
    /// The reuse identifier. Also set after the view was loaded from a registered nib.
    var identifier: String?
    lazy var titles = HeaderFooterTitles(view: self)
    private var headerTint: UIColor?

    /// The update of the configurations before the next layout.
    var configurationUpdate = ConfigurationUpdate.plain
    /// Nil until a configuration or an update handler is set.
    var configurations: ViewConfigurations<UITableViewHeaderFooterView>?

    /// The margins that the table's style gives a configured view; nil until it is measured or laid out.
    var systemMargins: UIEdgeInsets?
    override var standardMargins: UIEdgeInsets { systemMargins ?? super.standardMargins }

    var tableView: UITableView? { tableLink?.view }
    var tableLink: ViewLink<UITableView>? {
        didSet { listEnvironmentMayHaveChanged() }
    }
    override var ownListEnvironment: UIListEnvironment? { (tableContext?.style ?? tableView?.style)?.environment }

    var tableContext: HeaderFooterContext? {
        didSet { if tableContext != oldValue { contextDidChange() } }
    }

    /// Creates a view. Views with the same identifier share a reuse pool.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = coder.decodeText(forKey: "UIReuseIdentifier")
        super.init(coder: coder)
        prepare()
        decodeHeaderFooter(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeHeaderFooter(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    private func prepare() {
        content.frame = bounds
        addSubview(content)
    }

    /// The name under which the view is reused; nil for a view that is not.
    open var reuseIdentifier: String? { identifier }

    /// Called before a table dequeues the view for reuse. Overrides call super.
    open func prepareForReuse() {
        MainThreadChecker.check()
    }

    /// The superview for the view's content; in inset grouped tables as wide as the cards. The view of
    /// ``contentConfiguration`` while that is set.
    open var contentView: UIView { content }

    /// Created when first accessed. Nil while ``contentConfiguration`` is set, as the next one.
    open var textLabel: UILabel? { isConfigured ? nil : titles.requireTitle() }

    /// Nil except in headers of grouped tables; created when first accessed.
    open var detailTextLabel: UILabel? { isConfigured ? nil : titles.requireDetail() }

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
    open var configurationState: UIViewConfigurationState { systemConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        if configurationUpdate == .none { configurationUpdate = .plain }
        setNeedsLayout()
    }

    /// Override it to set configurations for a state. Called before a layout, once after all changes of the state. This
    /// implementation updates the configurations whose automatic update is on.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurations?.apply(state) }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    /// A view that does not interact with the user is disabled in ``configurationState``.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    // MARK: Background

    /// A view behind ``contentView``, as large as the view; it replaces the background of floating headers. Setting one
    /// removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            MainThreadChecker.check()
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView {
                configurations?.setBackground(nil)
                backgroundView.frame = bounds
                insertSubview(backgroundView, at: 0)
            }
            applyBackground()
        }
    }

    /// Setting it colors the background, as UIKit does.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            headerTint = newValue
            super.tintColor = newValue
            applyBackground()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        configurations?.layOutBackground()
        HeaderFooterLayout(of: self, width: bounds.width).apply(to: self)
    }

    /// Returns the given width, and the height for the view's text in a section of the table's style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: HeaderFooterLayout(of: self, width: width).fittingHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A view for which no width is given is measured at its own.
        let (width, priority) =
            targetSize.width > 0 ? (targetSize.width, horizontalFittingPriority) : (bounds.width, .required)
        // The view of a configuration is measured at its own width, with the margins of the table's style.
        for view in [contentView, self] where !isConfigured && view.layoutStateReference?.isUsed == true {
            let size = CollapsedContent.tableHeaderOrFooter.fit(
                standard: HeaderFooterLayout(of: self, width: width).fittingHeight, verticalFittingPriority, for: self
            ) {
                view.constrainedFittingSize(CGSize(width: width, height: $0), priority, $1)
            }
            if let size { return size }
        }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
        setNeedsLayout()
    }

    /// Lets a table create views of a registered class: dispatches to the class's own `init(reuseIdentifier:)`.
    convenience init(madeOf reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Returns the height that the view needs.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        if isConfigured, bounds.width != width { bounds.size.width = width }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Shows a title of the data source, in upper case if the system's appearance requires it.
    func setTitle(_ title: String?) { titles.show(title) }

    private func contextDidChange() {
        listEnvironmentMayHaveChanged()
        titles.applyLook()
        applyBackground()
        configurationStateDidChange()
        setNeedsLayout()
    }

    /// Gives floating headers a background that hides the rows below them; other headers are transparent.
    func applyBackground() {
        if backgroundConfiguration != nil {
            super.backgroundColor = nil
        } else if let headerTint {
            super.backgroundColor = headerTint
        } else if backgroundView == nil, tableContext?.isFloating == true {
            super.backgroundColor = SystemColor.floatingHeaderBackground.dynamic
        } else {
            super.backgroundColor = nil
        }
    }
}
