/// The header or footer of a section, in the appearance of the table's style.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let content = UIView(frame: .zero)
    /// The reuse identifier. Also set after the view was loaded from a registered nib.
    var identifier: String?
    private(set) lazy var titles = HeaderFooterTitles(view: self)
    private var headerTint: UIColor?

    var tableView: UITableView? { tableLink?.view }
    var tableLink: ViewLink<UITableView>?

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
        identifier = coder.decodeObject(of: NSString.self, forKey: "UIReuseIdentifier").map { "\($0)" }
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        content.frame = bounds
        addSubview(content)
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before a table dequeues the view for reuse. Overrides call super.
    open func prepareForReuse() {}

    /// The superview for the view's content; in inset grouped tables as wide as the cards.
    open var contentView: UIView { content }

    /// Created when first accessed.
    open var textLabel: UILabel? { titles.requireTitle() }

    /// Nil except in headers of grouped tables; created when first accessed.
    open var detailTextLabel: UILabel? { titles.requireDetail() }

    /// A view behind ``contentView``, as large as the view; it replaces the background of floating headers.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView {
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
        for view in [contentView, self] where view.layoutStateReference?.isUsed == true {
            if let size = view.constrainedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) {
                return size
            }
        }
        return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Lets a table create views of a registered class: dispatches to the class's own `init(reuseIdentifier:)`.
    convenience init(madeOf reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Returns the height that the view needs.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Shows a title of the data source, in upper case if the system's appearance requires it.
    func setTitle(_ title: String?) {
        textLabel?.text = titles.display(title)
    }

    private func contextDidChange() {
        titles.applyLook()
        applyBackground()
        setNeedsLayout()
    }

    /// Gives floating headers a background that hides the rows below them; other headers are transparent.
    private func applyBackground() {
        if let headerTint {
            super.backgroundColor = headerTint
        } else if backgroundView == nil, tableContext?.isFloating == true {
            super.backgroundColor = SystemColor.floatingHeaderBackground.dynamic
        } else {
            super.backgroundColor = nil
        }
    }
}
