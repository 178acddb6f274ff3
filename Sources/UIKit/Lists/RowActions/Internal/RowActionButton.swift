import Foundation

/// The button of one action: its title, its image, or the image above the title if the row is high enough.
final class RowActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    /// The width with which the button is fully shown, in points.
    private(set) var fullWidth: CGFloat = 0
    /// The side of the button at which the content stays while the button fills the row; nil centers it.
    private var contentEdge: UIRectEdge?

    /// - Parameter rowHeight: decides whether an image has a title below it.
    init(_ action: UIContextualAction, rowHeight: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        addSubview(picture)
        addSubview(label)
        showAction(rowHeight: rowHeight)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func showAction(rowHeight: CGFloat) {
        let metrics = SystemMetrics.current.rowActions
        let hasImage = action.image != nil
        picture.image = action.image.map { Self.shown($0) }
        picture.tintColor = .white
        picture.isHidden = !hasImage
        label.text = hasImage && rowHeight < metrics.captionRowHeight ? nil : action.title
        label.isHidden = label.text?.isEmpty ?? true
        label.font = .systemFont(ofSize: hasImage ? metrics.captionSize : metrics.titleSize)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = hasImage ? 1 : 2
        let title = label.isHidden ? 0 : label.sizeThatFits(CGSize(width: 1000, height: rowHeight)).width
        let image = picture.image?.size.width ?? 0
        fullWidth = (max(title, image) + 2 * metrics.titlePadding).rounded(.up)
    }

    /// Symbols are shown as large as beside large text; other images in their own size. Unverified.
    private static func shown(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image.renderingMode == .alwaysOriginal ? image : template(image) }
        let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        return template(image.withConfiguration(large))
    }

    private static func template(_ image: UIImage) -> UIImage {
        image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
    }

    override var isHighlighted: Bool {
        didSet { dimming.alpha = isHighlighted ? SystemMetrics.current.rowActions.pressedDimming : 0 }
    }

    /// Places the button, and its content in it.
    ///
    /// - Parameter contentEdge: the side of the row's own edge if the button fills the opening; otherwise nil.
    func place(_ frame: CGRect, contentWidth: CGFloat, contentEdge: UIRectEdge?) {
        if self.frame != frame { self.frame = frame }
        self.contentEdge = contentEdge
        placeContent(width: contentWidth)
    }

    private func placeContent(width: CGFloat) {
        let metrics = SystemMetrics.current.rowActions
        let middle =
            switch contentEdge {
            case UIRectEdge.left: width / 2
            case UIRectEdge.right: bounds.width - width / 2
            default: bounds.width / 2
            }
        let room = max(width - metrics.titlePadding, 0)
        let title = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: bounds.height))
        let image = picture.image?.size ?? .zero
        let gap = title.height > 0 && image.height > 0 ? metrics.captionGap : 0
        let top = ((bounds.height - title.height - gap - image.height) / 2).rounded()
        set(picture, CGRect(x: middle - image.width / 2, y: top, width: image.width, height: image.height))
        let textWidth = min(title.width, room)
        set(
            label,
            CGRect(x: middle - textWidth / 2, y: top + image.height + gap, width: textWidth, height: title.height))
        set(dimming, bounds)
    }

    private func set(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { action.spokenTitle }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

extension UIContextualAction {
    /// The name by which assistive technologies offer the action.
    var spokenTitle: String? { title ?? image?.accessibilityLabel }
}
