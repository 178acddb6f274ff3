/// The header or footer of a section, in the look of the table's style.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let content = UIView(frame: .zero)
    /// Set by a registered nib's owner where the nib says nothing.
    var identifier: String?
    private(set) lazy var titles = HeaderFooterTitles(view: self)
    private var headerTint: UIColor?

    var tableView: UITableView? { tableLink?.view }
    var tableLink: ViewLink<UITableView>?

    var tableContext: HeaderFooterContext? {
        didSet { if tableContext != oldValue { contextDidChange() } }
    }

    /// Views with the same identifier are kept together for reuse.
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

    /// Called on a view that a table is about to give out again. Overriders call super.
    open func prepareForReuse() {}

    /// The parent of everything the view shows; in inset grouped tables as wide as the cards.
    open var contentView: UIView { content }

    /// Made when first asked for.
    open var textLabel: UILabel? { titles.requireTitle() }

    /// Nil but for headers of grouped tables; made when first asked for.
    open var detailTextLabel: UILabel? { titles.requireDetail() }

    /// Behind ``contentView``, as large as the view; wins over the background of floating headers.
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

    /// The width asked for, and the height around the view's text in a section of the table's style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: HeaderFooterLayout(of: self, width: width).fittingHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Lets a table make views of a registered class: dispatches to the class's own `init(reuseIdentifier:)`.
    convenience init(madeOf reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The height the view needs.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Shows a title of the data source's, upper-cased where the look asks for it.
    func setTitle(_ title: String?) {
        textLabel?.text = titles.display(title)
    }

    private func contextDidChange() {
        titles.applyLook()
        applyBackground()
        setNeedsLayout()
    }

    /// Headers that float hide the rows below them; others are transparent.
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
