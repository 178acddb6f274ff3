/// Shows a background configuration behind the content of a button: fill, image or custom view, and outline.
@MainActor
final class ButtonBackgroundView: UIView {
    private let shape = UIView()
    private let outline = UIView()
    private let picture = UIImageView(frame: .zero)
    private weak var customView: UIView?
    private var configuration = UIBackgroundConfiguration.clear()
    private var radius: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shape.clipsToBounds = true
        addSubview(shape)
        addSubview(outline)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter radius: the corner radius; infinity makes it half the height.
    func show(_ configuration: UIBackgroundConfiguration, color: UIColor, radius: CGFloat) {
        self.configuration = configuration
        self.radius = radius
        shape.backgroundColor = color
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        if configuration.image != nil { shape.addSubview(picture) } else { picture.removeFromSuperview() }
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { shape.addSubview(customView) }
        }
        outline.isHidden = configuration.strokeWidth <= 0
        colorOutline()
        setNeedsLayout()
    }

    private func colorOutline() {
        outline.layer.borderWidth = configuration.strokeWidth
        outline.layer.borderColor =
            (configuration.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorOutline()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorOutline()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = bounds.inset(by: UIEdgeInsets(configuration.backgroundInsets, rightToLeft: isRightToLeft))
        shape.frame = rect
        picture.frame = shape.bounds
        customView?.frame = shape.bounds
        let outset = configuration.strokeOutset
        outline.frame = rect.insetBy(dx: -outset, dy: -outset)
        let shapeRadius = min(radius, min(rect.width, rect.height) / 2)
        shape.layer.cornerRadius = shapeRadius
        outline.layer.cornerRadius = max(shapeRadius + outset, 0)
    }
}
