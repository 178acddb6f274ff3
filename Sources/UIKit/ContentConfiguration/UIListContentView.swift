import Foundation

/// Shows a list content configuration: an image and two texts.
///
/// `ListContentLayout` places them. The view needs no particular superview.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let parts: ListContentParts
    private lazy var guides = ListContentGuides(of: self)
    private var hasGuides = false

    /// Creates a view that shows the configuration. Its frame is empty.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        parts = ListContentParts()
        super.init(frame: .zero)
        applyConfiguration()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        parts = ListContentParts()
        super.init(coder: coder)
        applyConfiguration()
    }

    /// A ``UIListContentConfiguration``; others raise an exception.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            MainThreadChecker.check()
            guard let new = newValue as? UIListContentConfiguration else {
                return Trestle.raise(
                    .internalInconsistencyException,
                    "Unsupported configuration set to UIListContentView: \(newValue)",
                    hint: "ask supports(_:) before setting a configuration of unknown type.")
            }
            guard new != content else { return }
            let keepsSize = new.hasSize(of: content)
            content = new
            applyConfiguration()
            if !keepsSize { invalidateIntrinsicContentSize() }
        }
    }

    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private func applyConfiguration() {
        parts.show(content, in: self)
        if hasGuides { guides.remove { part($0) == nil } }
        // The margins of the cell contain the safe area already.
        insetsLayoutMarginsFromSafeArea = false
        alpha = content.alpha
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = content.directionalLayoutMargins
        setNeedsLayout()
    }

    // MARK: Layout guides

    /// The rectangle of the text; nil without text. If a later configuration has none, the guide is removed with its
    /// constraints.
    open var textLayoutGuide: UILayoutGuide? { guide(.text) }
    /// The rectangle of the secondary text; nil without one. If a later configuration has none, the guide is removed
    /// with its constraints.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondaryText) }
    /// The rectangle of the image; nil without one. If a later configuration has none, the guide is removed with its
    /// constraints.
    open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

    private func guide(_ kind: ListContentGuides.Part) -> UILayoutGuide? {
        guard part(kind) != nil else { return nil }
        hasGuides = true
        return guides.guide(kind) { [unowned self] in
            let rects = layout(width: bounds.width, height: bounds.height)
            let rect = kind == .text ? rects.text : kind == .image ? rects.image : rects.secondaryText
            guard var rect else { return bounds }
            if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
            return rect
        }
    }

    private func part(_ kind: ListContentGuides.Part) -> UIView? {
        switch kind {
        case .text: parts.text
        case .secondaryText: parts.secondaryText
        case .image: parts.image
        }
    }

    // MARK: Layout

    /// The distance of the text from the leading edge, where the separator of a row begins.
    var textLeading: CGFloat { layout(width: bounds.width, height: nil).textLeading }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place(layout(width: bounds.width, height: bounds.height), in: bounds.width, mirrored: isRightToLeft)
        if hasGuides { insetsDidChangeForConstraints() }
    }

    /// The height for the width that a layout by constraints gives to the view; the width is that of the superview.
    open override var intrinsicContentSize: CGSize {
        let width = wrappingWidth ?? bounds.width
        return CGSize(width: UIView.noIntrinsicMetric, height: layout(width: width, height: nil).fittingHeight)
    }

    override var heightFollowsWidth: Bool { true }
    override var wrappingWidth: CGFloat? {
        get { constrainedWidth }
        set { constrainedWidth = newValue }
    }
    private var constrainedWidth: CGFloat?

    /// Returns the given width, and the height that the content needs in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: layout(width: width, height: nil).fittingHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? sizeThatFits(CGSize(width: targetSize.width, height: 0))
    }

    private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
        ListContentLayout(
            content, parts, margins: contentMargins, width: width, height: height,
            scale: max(traitCollection.displayScale, 1))
    }

    /// The margins of the configuration, and in the directions that preserve them at least those of the superview.
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let preserved = directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = preserved.leading
            margins.trailing = preserved.trailing
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = preserved.top
            margins.bottom = preserved.bottom
        }
        return margins
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.applyTint(content, tintColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        parts.followTextSize(content, in: self)
        parts.applyTint(content, tintColor)
        setNeedsLayout()
    }
}
