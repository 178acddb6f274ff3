import Foundation

/// Shows an image, fitted as `contentMode` says. Templates are painted in the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Sized to the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        showImage()
    }

    /// Setting it does not resize the view.
    open var image: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }

    /// Shown while ``isHighlighted``; nil shows ``image``.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
    }

    private var shownImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    private func imageDidChange(from old: UIImage?) {
        showImage()
        if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    }

    /// The image's size, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        guard let shownImage else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return shownImage.size
    }

    open override var contentMode: ContentMode {
        didSet { showImage() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
    }

    private func showImage() {
        guard let shownImage else {
            layer.content = nil
            return
        }
        layer.content = ImageContent(
            pixels: shownImage.pixels, contentMode: contentMode, tint: tint(of: shownImage),
            isMirrored: isRightToLeft && shownImage.flipsForRightToLeftLayoutDirection)
    }

    /// Nil paints the image's own colors.
    private func tint(of image: UIImage) -> CGColor? {
        if image.renderingMode == .alwaysTemplate {
            return tintColor.resolvedColor(with: traitCollection).cgColor
        }
        return image.pixels.tint?.resolvedColor(with: traitCollection).cgColor
    }
}
