/// A button of a bar: a chevron, glyph or image and a title side by side. It is as tall as the bar.
@MainActor
final class BarButton: UIControl {
    private let glyph: UIView?
    private let label: UILabel?
    private let font: UIFont
    private let spacing: CGFloat

    /// The text of the title; nil for a button without one. A back button has a shorter title where space is short.
    var shownTitle: String? {
        get { label?.text }
        set {
            guard let label, newValue != label.text else { return }
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// The view of the title; nil without one.
    var title: UIView? { hasTitle ? label : nil }

    private var hasTitle: Bool { !(label?.text ?? "").isEmpty }

    /// Returns the width that the button would ask for with another title.
    func width(withTitle title: String) -> CGFloat {
        guard let label, title != label.text else { return sizeThatFits(.zero).width }
        let trial = UILabel()
        trial.font = label.font
        trial.text = title
        return (glyph?.bounds.width ?? 0) + spacing + trial.sizeThatFits(.zero).width + 2 * groundInset
    }

    /// The item that the button shows; nil for a back button.
    weak var item: UIBarButtonItem?

    override var largeContent: LargeContent {
        get {
            guard let item else {
                let (title, image) = (accessibilityLabel ?? "", (glyph as? UIImageView)?.image)
                return LargeContent(
                    isShown: !title.isEmpty || image != nil, title: title, image: image, scalesImage: true)
            }
            var content = item.largeContent
            content.title = content.title ?? accessibilityLabel
            content.image = content.image ?? item.displayedImage
            return content
        }
        set { super.largeContent = newValue }
    }

    /// Insets that move the image without changing the button's size.
    var imageInsets = UIEdgeInsets.zero
    /// The width in points; 0 fits the contents.
    var givenWidth: CGFloat = 0
    var possibleTitles: Set<String> = []
    var menu: @MainActor () -> ControlMenuContent? = { nil }
    /// Returns the title attributes that the item has for a state.
    var titleAttributes: (UIControl.State) -> [NSAttributedString.Key: Any]? = { _ in nil } {
        didSet { stateAppearanceDidChange() }
    }

    /// Whether the item's style is `done`.
    var isDone = false
    /// What the bar's appearance says about this button. The attributes of the item take precedence.
    var look = BarButtonLook() {
        didSet { if !look.isUnset || !oldValue.isUnset { stateAppearanceDidChange() } }
    }
    private var ground: UIImageView?
    /// The plate behind the contents of a selected button.
    private var plate: UIView?
    /// The images and adjustments of the item, which take precedence over those of ``look``.
    private var own = BarButtonGround()
    private var style = UIBarButtonItem.Style.plain

    /// Takes the look of an item. The button keeps the item.
    func take(_ own: BarButtonGround, of item: UIBarButtonItem) {
        self.own = own
        style = item.style
        titleAttributes = { item.titleTextAttributes(for: $0) }
    }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    private var background: (image: UIImage, offset: UIOffset)? {
        own.shown(state, style: style, isLow: isLow) ?? look.background(for: state)
    }

    /// - Parameter spacing: the distance between glyph and title, in points.
    init(
        glyph: UIView?, title: String?, font: UIFont, spacing: CGFloat, action: @escaping @MainActor (BarButton) -> Void
    ) {
        self.glyph = glyph
        self.font = font
        self.spacing = spacing
        label = title.map { _ in UILabel() }
        super.init(frame: .zero)
        if let label {
            label.text = title
            label.font = font
            label.textColor = tintColor
            addSubview(label)
        }
        if let glyph { addSubview(glyph) }
        accessibilityLabel = title
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(
            UIAction { [weak self] _ in
                if let self { action(self) }
            }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override var menuContent: ControlMenuContent? { menu() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let glyphSize = glyph?.bounds.size ?? .zero
        let labelSize = hasTitle ? label?.sizeThatFits(size) ?? .zero : .zero
        let gap = glyph != nil && hasTitle ? spacing : 0
        let contents = glyphSize.width + gap + max(labelSize.width, widestTitle)
        let width = givenWidth > 0 ? givenWidth : contents + 2 * groundInset
        return CGSize(width: width, height: max(glyphSize.height, labelSize.height))
    }

    /// The distance of a title from the sides of its background image. Unverified.
    private var groundInset: CGFloat { hasTitle && background != nil ? 8 : 0 }

    private var widestTitle: CGFloat {
        guard let label, !possibleTitles.isEmpty else { return 0 }
        let trial = UILabel()
        trial.font = label.font
        return possibleTitles.map { title in
            trial.text = title
            return trial.sizeThatFits(.zero).width
        }.max() ?? 0
    }

    /// Places a chevron at the leading edge. Other contents are centered if the button is wider than they are.
    override func layoutSubviews() {
        super.layoutSubviews()
        let glyphSize = glyph?.bounds.size ?? .zero
        let labelSize = hasTitle ? label?.sizeThatFits(bounds.size) ?? .zero : .zero
        let gap = glyph != nil && hasTitle ? spacing : 0
        let contents = glyphSize.width + gap + labelSize.width
        var leading = max(0, SystemMetrics.roundDown((bounds.width - contents) / 2, scale: contentScaleFactor))
        func place(_ view: UIView, width: CGFloat, height: CGFloat) {
            let x = isRightToLeft ? bounds.width - leading - width : leading
            let y = SystemMetrics.roundDown((bounds.height - height) / 2, scale: contentScaleFactor)
            // Not the frame, since the title has a transform while it moves with its screen.
            view.bounds.size = CGSize(width: width, height: height)
            view.center = CGPoint(x: x + width / 2, y: y + height / 2)
            leading += width + spacing
        }
        if let glyph {
            place(glyph, width: glyphSize.width, height: glyphSize.height)
            let insets = imageInsets
            glyph.frame = glyph.frame.offsetBy(
                dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        }
        if let label {
            place(label, width: min(labelSize.width, max(bounds.width - leading, 0)), height: labelSize.height)
            let offset = own.titleOffset(isLow: isLow) ?? look.titlePositionAdjustment(for: state)
            label.center = CGPoint(x: label.center.x + offset.horizontal, y: label.center.y + offset.vertical)
        }
        if let ground, let background {
            let height = min(background.image.size.height, bounds.height)
            ground.frame = CGRect(
                x: background.offset.horizontal, y: (bounds.height - height) / 2 + background.offset.vertical,
                width: bounds.width, height: height)
        }
        if let plate {
            let bars = SystemMetrics.current.bars
            plate.frame = CGRect(
                x: -bars.selectionInset, y: (bounds.height - bars.selectionHeight) / 2,
                width: bounds.width + 2 * bars.selectionInset, height: bars.selectionHeight)
        }
    }

    private func showPlate() {
        guard isSelected, background == nil else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        let view = plate ?? UIView()
        view.backgroundColor = isEnabled ? tintColor : .tertiarySystemFill
        view.layer.cornerRadius = SystemMetrics.current.bars.selectionRadius
        view.isUserInteractionEnabled = false
        if plate == nil { insertSubview(view, at: 0) }
        plate = view
    }

    /// Shows the background image of the state. That it is as wide as the button is unverified.
    private func showGround() {
        guard let image = background?.image else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        let view = ground ?? UIImageView()
        view.image = image
        if ground == nil { insertSubview(view, at: 0) }
        ground = view
    }

    private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        look.titleTextAttributes(for: state).merging(titleAttributes(state) ?? [:]) { _, own in own }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateAppearanceDidChange()
    }

    override func stateAppearanceDidChange() {
        // A pressed bar button has an alpha of one fifth. // unverified
        alpha = isHighlighted ? 0.2 : 1
        let given = attributes(for: state)
        let normal = attributes(for: .normal)
        showPlate()
        let tint: UIColor = plate == nil ? tintColor : .systemBackground
        let usual: UIColor = isEnabled ? normal[.foregroundColor] as? UIColor ?? tint : .tertiaryLabel
        label?.textColor = given[.foregroundColor] as? UIColor ?? usual
        label?.font = given[.font] as? UIFont ?? normal[.font] as? UIFont ?? font
        glyph?.tintColor = isEnabled ? tint : .tertiaryLabel
        showGround()
        shapePreferencesDidChange()
        setNeedsLayout()
    }
}

extension BarButton: ShapePreferring {
    func shapePreferencesDidChange() {
        label?.isUnderlined = UIAccessibility.buttonShapesEnabled && background == nil && plate == nil
    }
}

extension BarButton: InsideRingView {
    /// A button is no wider than its contents, which the ring encloses. Above and below them there is room.
    var ringArea: CGRect {
        let ring = SystemMetrics.current.focusRings
        return bounds.insetBy(dx: -(ring.thickness + 2 * ring.inset), dy: 0)
    }
}
