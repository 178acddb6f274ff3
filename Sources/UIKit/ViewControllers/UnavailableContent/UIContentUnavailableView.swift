import Foundation

/// Shows an image, texts and buttons in the place of content.
///
/// `UnavailableContentParts` has the views.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let scrollView = UIScrollView()
    private let parts = UnavailableContentParts()
    private let backgroundView = ConfiguredBackgroundView()

    /// Creates a view that shows the configuration. Its frame is empty.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        finishInit()
    }

    /// Creates a view that shows an empty configuration.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = false
        addSubview(backgroundView)
        addSubview(scrollView)
        show()
    }

    /// A ``UIContentUnavailableConfiguration``; others raise an exception.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            MainThreadChecker.check()
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return Trestle.raise(
                    .internalInconsistencyException,
                    "Unsupported configuration set to UIContentUnavailableView: \(newValue)",
                    hint: "ask supports(_:) before setting a configuration of unknown type.")
            }
            guard new != content else { return }
            content = new
            show()
        }
    }

    /// Whether content that is higher than the view can be scrolled. The default is true.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    private func show() {
        parts.show(content, in: scrollView)
        backgroundView.show(content.background, radius: content.background.cornerRadius)
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = content.directionalLayoutMargins
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        scrollView.frame = bounds
        let margins = UIEdgeInsets(contentMargins, rightToLeft: isRightToLeft)
        let room = bounds.inset(by: margins)
        let height = parts.place(content, in: room, mirrored: isRightToLeft)
        scrollView.contentSize = CGSize(width: bounds.width, height: margins.top + height + margins.bottom)
    }

    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let preserved = directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, preserved.leading)
            margins.trailing = max(margins.trailing, preserved.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, preserved.top)
            margins.bottom = max(margins.bottom, preserved.bottom)
        }
        return margins
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentMargins
        let width = size.width > 0 ? size.width : bounds.width
        let height = parts.height(content, width: width - margins.leading - margins.trailing)
        return CGSize(width: width, height: margins.top + height + margins.bottom)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Touches beside the buttons reach what is below the view, unless there is something to scroll.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isPassive = hit === self || hit === scrollView || hit === backgroundView
        guard isPassive, content.background.customView == nil else { return hit }
        return scrollView.contentSize.height > bounds.height && isScrollEnabled ? scrollView : nil
    }
}
