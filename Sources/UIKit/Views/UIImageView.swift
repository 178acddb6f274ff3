import Foundation

/// Shows an image, placed according to `contentMode`. Template images are painted in the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Creates a view with the size of the image.
    public init(image: UIImage?) {
        ownImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    /// Creates a view with the size of the first image. The second one is shown while the view is highlighted.
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
        decodeShared(from: coder)
        decodeImages(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeImages(in: coder)
    }

    override func decodeAdopted(from coder: NSCoder) {
        super.decodeAdopted(from: coder)
        decodeImages(from: coder)
    }

    override var accessibilityKind: AccessibilityKind { .image }

    private func prepare() {
        isUserInteractionEnabled = false
        imageDidChange(from: image)
    }

    /// Encodes the place of the view: bounds, center, transform and anchor point.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ImageViewRestoration.encode(self, in: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        ImageViewRestoration.decode(self, from: coder)
    }

    /// Setting it does not resize the view.
    open var image: UIImage? {
        get { ownImage }
        set { changing("image") { ownImage = newValue } }
    }

    private var ownImage: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }

    /// The image shown while ``isHighlighted`` is true; nil shows ``image``.
    open var highlightedImage: UIImage? {
        didSet {
            MainThreadChecker.check()
            imageDidChange(from: oldValue)
        }
    }

    /// Whether the highlighted image is shown, if there is one. The default is false.
    open var isHighlighted = false {
        didSet {
            MainThreadChecker.check()
            if isHighlighted != oldValue { imageDidChange(from: nil) }
        }
    }

    /// The configuration of symbol images, as far as their own configuration does not specify it. Other images are not
    /// affected.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            MainThreadChecker.check()
            imageDidChange(from: nil)
        }
    }

    // MARK: Dynamic range

    /// The brightness beyond white that is wished for. Screens are drawn in sRGB, so that images are shown in the standard
    /// range whatever it is.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified { didSet { MainThreadChecker.check() } }

    /// Always `.standard`.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: Animation

    /// The images shown one after the other, in place of ``image``, after ``startAnimating()``. Setting it stops a
    /// running animation.
    open var animationImages: [UIImage]? {
        didSet {
            MainThreadChecker.check()
            stopAnimating()
        }
    }

    /// The images of an animation that starts while ``isHighlighted`` is true.
    open var highlightedAnimationImages: [UIImage]? {
        didSet {
            MainThreadChecker.check()
            stopAnimating()
        }
    }

    /// The duration of one cycle in seconds; 0, the default, is a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0 { didSet { MainThreadChecker.check() } }

    /// The number of cycles; 0, the default, repeats forever.
    open var animationRepeatCount = 0 { didSet { MainThreadChecker.check() } }

    /// Shows ``animationImages`` from the first one on, while the view is in a window.
    open func startAnimating() {
        MainThreadChecker.check()
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let frames, !frames.isEmpty {
            animate(frames, duration: animationDuration, repeatCount: animationRepeatCount)
        } else if let frames = shownImage?.images {
            animate(frames, duration: shownImage?.duration ?? 0, repeatCount: animationRepeatCount)
        }
    }

    /// Ends the animation and shows ``image`` again.
    open func stopAnimating() {
        MainThreadChecker.check()
        guard let running = animation else { return }
        running.setVisible(false)
        animation = nil
        showImage()
    }

    /// Also true for an animated image, which starts automatically.
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

    private var givenImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// The image in the variant for the view's traits.
    private var shownImage: UIImage? {
        let given = givenImage?.variant(for: traitCollection)
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

    /// Returns the size of the image, independent of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Symbols, which follow the size of text themselves, are not enlarged. // unverified
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            MainThreadChecker.check()
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    private var fittingSize: CGSize? {
        guard let image = shownImage else { return nil }
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return image.size }
        return Self.enlarged(image, for: traitCollection)
    }

    /// Returns the size of an image that grows with the text sizes for accessibility.
    static func enlarged(_ image: UIImage, for traits: UITraitCollection) -> CGSize {
        guard !image.isSymbolImage, traits.preferredContentSizeCategory.isAccessibilityCategory else {
            return image.size
        }
        let factor = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// A color drawn over the image's pixels, for example to darken the image of a pressed button.
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
        if adjustsImageSizeForAccessibilityContentSizeCategory || givenImage?.hasVariants ?? false {
            invalidateIntrinsicContentSize()
        }
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

    /// The color in which the image is painted; nil paints its own colors.
    private func tint(of image: UIImage) -> CGColor? {
        if image.pixels.isTemplate {
            return tintColor.resolvedColor(with: traitCollection).cgColor
        }
        return image.pixels.ownTint?.resolvedColor(with: traitCollection).cgColor
    }
}
