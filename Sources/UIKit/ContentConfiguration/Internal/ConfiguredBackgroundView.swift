/// Shows a background configuration behind the content of a button, cell, header or footer: fill, effect, image or
/// custom view, and outline.
@MainActor
final class ConfiguredBackgroundView: UIView {
    private let shape = UIView()
    private let outline = UIView()
    private let picture = UIImageView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?
    private var configuration = UIBackgroundConfiguration.clear()
    /// The fill; nil takes it from the configuration and the tint color.
    private var color: UIColor?
    private var radius: CGFloat = 0

    init() {
        super.init(frame: .zero)
        shape.clipsToBounds = true
        addSubview(shape)
        addSubview(outline)
        outline.isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - color: the fill; nil takes it from the configuration and the tint color.
    ///   - radius: the corner radius; infinity makes it half the height.
    func show(_ configuration: UIBackgroundConfiguration, color: UIColor? = nil, radius: CGFloat) {
        self.configuration = configuration
        self.color = color
        self.radius = radius
        // Custom views may be controls, unless they are behind a button.
        isUserInteractionEnabled = configuration.customView != nil && color == nil
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        showEffect()
        if configuration.image != nil { shape.addSubview(picture) } else { picture.removeFromSuperview() }
        if customView !== configuration.customView {
            if customView?.superview === shape { customView?.removeFromSuperview() }
            customView = configuration.customView
        }
        if let customView { shape.addSubview(customView) }
        outline.isHidden = configuration.strokeWidth <= 0
        applyColors()
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        view.effect = effect
        shape.insertSubview(view, at: 0)
        effectView = view
    }

    private func applyColors() {
        shape.backgroundColor = color ?? configuration.resolvedBackgroundColor(for: tintColor)
        outline.layer.borderWidth = configuration.strokeWidth
        outline.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(shadow.opacity)
        guard shadow.opacity > 0 else { return }
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        return UIEdgeInsets(insets, rightToLeft: isRightToLeft)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = bounds.inset(by: insets)
        shape.frame = rect
        effectView?.frame = shape.bounds
        picture.frame = shape.bounds
        customView?.frame = shape.bounds
        let outset = configuration.strokeOutset
        outline.frame = rect.insetBy(dx: -outset, dy: -outset)
        let shapeRadius = min(radius, min(rect.width, rect.height) / 2)
        shape.layer.cornerRadius = shapeRadius
        outline.layer.cornerRadius = max(shapeRadius + outset, 0)
        guard configuration.shadowProperties.opacity > 0 else { return }
        let path = configuration.shadowProperties.path ?? UIBezierPath(roundedRect: rect, cornerRadius: shapeRadius)
        layer.shadowPath = path.cgPath
    }
}
