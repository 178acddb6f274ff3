import Foundation

/// Shows an image, fitted as `contentMode` says. Templates are painted in the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Sized to the image.
    public init(image: UIImage?) {
        ownImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        ownImage = image
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
        imageDidChange(from: image)
    }

    /// Setting it does not resize the view.
    open var image: UIImage? {
        get { ownImage }
        set { changing("image") { ownImage = newValue } }
    }

    private var ownImage: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }

    /// Shown while ``isHighlighted``; nil shows ``image``.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
    }

    /// How the view's symbols are drawn where their own configuration says nothing; other images stay as they are.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(from: nil) }
    }

    // MARK: Animation

    /// Shown one after the other, in place of the image, after ``startAnimating()``. Setting it stops an animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The same while ``isHighlighted``.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds of one round; 0, the default, is a thirtieth for each image.
    open var animationDuration: TimeInterval = 0

    /// 0, the default: without end.
    open var animationRepeatCount = 0

    /// Shows ``animationImages`` from the first on, while the view is in a window.
    open func startAnimating() {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let frames, !frames.isEmpty {
            animate(frames, duration: animationDuration, repeatCount: animationRepeatCount)
        } else if let frames = shownImage?.images {
            animate(frames, duration: shownImage?.duration ?? 0, repeatCount: animationRepeatCount)
        }
    }

    open func stopAnimating() {
        guard let running = animation else { return }
        running.setVisible(false)
        animation = nil
        showImage()
    }

    /// Also true for an animated image, which starts by itself.
    open var isAnimating: Bool { animation != nil }

    private var animation: ImageAnimation?

    private func animate(_ frames: [UIImage], duration: TimeInterval, repeatCount: Int) {
        animation?.setVisible(false)
        let new = ImageAnimation(frames: frames, duration: duration, repeatCount: repeatCount) { [weak self] in
            if $0.hasEnded { self?.stopAnimating() } else { self?.showImage() }
        }
        animation = new
        new.setVisible(window != nil)
        showImage()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animation?.setVisible(window != nil)
    }

    private var shownImage: UIImage? {
        let given = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let own = given?.symbolConfiguration else { return given }
        return given?.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(preferredSymbolConfiguration.values.overlaid(with: own.values)))
    }

    private func imageDidChange(from old: UIImage?) {
        if animationImages == nil {
            animation?.setVisible(false)
            animation = nil
            if let frames = shownImage?.images { animate(frames, duration: shownImage?.duration ?? 0, repeatCount: 0) }
        }
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

    /// Laid over the image's pixels; a pressed button's picture is darker.
    var shade: UIColor? {
        didSet { if shade != oldValue { showImage() } }
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
        guard let shownImage = animation?.image ?? shownImage else {
            layer.content = nil
            return
        }
        layer.content = ImageContent(
            pixels: shownImage.pixels, contentMode: contentMode, tint: tint(of: shownImage),
            shade: shade?.resolvedColor(with: traitCollection).cgColor,
            isMirrored: isRightToLeft && shownImage.flipsForRightToLeftLayoutDirection)
    }

    /// Nil paints the image's own colors.
    private func tint(of image: UIImage) -> CGColor? {
        if image.pixels.isTemplate {
            return tintColor.resolvedColor(with: traitCollection).cgColor
        }
        return image.pixels.tint?.resolvedColor(with: traitCollection).cgColor
    }
}
