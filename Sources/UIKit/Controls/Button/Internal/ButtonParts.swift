import Foundation

/// Creates the views of a button when there is something to show, updates them for its contents and state, and lays
/// them out.
@MainActor
final class ButtonParts {
    private unowned let button: UIButton
    private var madeTitle: UILabel?
    private var madeSubtitle: UILabel?
    private var madeImage: UIImageView?
    private var backgroundImage: UIImageView?
    private var background: ConfiguredBackgroundView?
    private var wheel: UIActivityIndicatorView?
    private var indicator: UIImageView?
    private var glow: ButtonGlow?
    /// The standard image of the button type; nil for types without one.
    private(set) var sign: UIImage?

    private var symbols = ButtonSymbol()
    private let metrics = SystemMetrics.current.buttons

    init(button: UIButton) { self.button = button }

    func typeDidChange() {
        sign =
            switch button.buttonType {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: SystemGlyph.circledInfo.image
            case .contactAdd: SystemGlyph.circledPlus.image
            case .close: SystemGlyph.closeCross.image
            }
        update()
    }

    // MARK: Views

    var titleLabel: UILabel {
        if let madeTitle { return madeTitle }
        let label = UIButtonLabel()
        let size = button.buttonType.isTinted ? metrics.systemFontSize : metrics.customFontSize
        label.font = .systemFont(ofSize: size)
        label.lineBreakMode = .byTruncatingMiddle
        madeTitle = label
        button.addSubview(label)
        return label
    }

    var imageView: UIImageView {
        if let madeImage { return madeImage }
        let view = ButtonImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        madeImage = view
        if let madeTitle { button.insertSubview(view, belowSubview: madeTitle) } else { button.addSubview(view) }
        return view
    }

    var subtitleLabel: UILabel? { button.configuration?.subtitle == nil ? nil : madeSubtitle }

    // MARK: Updating the views

    private var title: NSAttributedString? { button.currentAttributedTitle }

    /// The current image. A symbol in a configuration is as large as the title.
    private var shownImage: UIImage? {
        let image = button.currentImage ?? sign
        guard let image else { return nil }
        guard let configuration = button.configuration else {
            guard let preferred = button.currentPreferredSymbolConfiguration, let own = image.symbolConfiguration else {
                return image
            }
            return image.withConfiguration(preferred.applying(own))
        }
        return symbols.image(image, for: configuration, traits: button.traitCollection)
    }

    /// Updates every view for the contents and the state.
    func update() {
        if let configuration = button.configuration { update(configuration) } else { updateClassic() }
        showGlow(button.showsTouchWhenHighlighted && button.isHighlighted)
        showShape()
    }

    /// Underlines the title of a system button without a background, for users who want to see the shapes of buttons.
    /// Unverified: which buttons are underlined on iOS.
    func showShape() {
        guard let madeTitle else { return }
        let hasGround =
            button.configuration.map {
                $0.style != .plain || $0.baseBackgroundColor != nil || $0.background.backgroundColor != nil
            } ?? (button.currentBackgroundImage != nil || button.backgroundColor != nil)
        let isText = button.configuration != nil || button.buttonType.isTinted
        madeTitle.isUnderlined = UIAccessibility.buttonShapesEnabled && isText && !hasGround
    }

    private func updateClassic() {
        background?.removeFromSuperview()
        background = nil
        madeSubtitle?.removeFromSuperview()
        madeSubtitle = nil
        showTitle(button.currentTitle, color: button.currentTitleColor)
        if let label = madeTitle {
            let shadow = button.currentTitleShadowColor
            let isReversed = button.reversesTitleShadowWhenHighlighted && button.isHighlighted
            label.shadowColor = shadow
            if shadow != nil, isReversed != isShadowReversed {
                label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
                isShadowReversed = isReversed
            }
        }
        showWheel(nil, color: nil)
        showIndicator(nil, color: nil)
        showImage(tint: imageTint)
        showBackgroundImage(button.currentBackgroundImage)
        shadeImage()
    }

    private var isShadowReversed = false

    private func showGlow(_ isShown: Bool) {
        guard isShown != (glow != nil) else { return }
        glow?.removeFromSuperview()
        glow = isShown ? ButtonGlow() : nil
        guard let glow else { return }
        button.addSubview(glow)
        glow.center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    }

    private func update(_ configuration: UIButton.Configuration) {
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let colors = ButtonColors(configuration, state: button.state, tint: tint)
        if let label = madeTitle ?? (button.currentTitle == nil && title == nil ? nil : titleLabel) {
            label.font = .preferredFont(
                forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: button.traitCollection)
            label.numberOfLines = 0
            label.lineBreakMode = configuration.titleLineBreakMode
        }
        showTitle(button.currentTitle, color: colors.foreground)
        showStyle(configuration.titleText, configuration.titleTextAttributesTransformer, on: madeTitle)
        showSubtitle(configuration, color: colors.foreground)
        showWheel(
            configuration,
            color: configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground)
        showIndicator(
            configuration, color: configuration.indicatorColorTransformer?(colors.foreground) ?? colors.foreground)
        showImage(tint: configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground)
        madeImage?.alpha = 1
        madeTitle?.alpha = 1
        showBackgroundImage(nil)
        let view = background ?? ConfiguredBackgroundView()
        if background == nil {
            background = view
            button.insertSubview(view, at: 0)
        }
        view.show(configuration.background, color: colors.background, radius: radius(configuration))
    }

    private func radius(_ configuration: UIButton.Configuration) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic:
            UIFontMetrics.default.scaledValue(
                for: configuration.background.cornerRadius, compatibleWith: button.traitCollection)
        case .small: metrics.smallCornerRadius
        case .medium: metrics.mediumCornerRadius
        case .large: metrics.largeCornerRadius
        case .capsule: .infinity
        }
    }

    private func showTitle(_ plain: String?, color: UIColor) {
        guard title != nil || plain != nil || madeTitle != nil else { return }
        let label = titleLabel
        label.textColor = color
        if let title, button.configuration?.title == nil {
            label.attributedText = title
        } else {
            label.text = plain
        }
    }

    /// Shows the attributes of a configuration's text, if it has any.
    private func showStyle(
        _ text: ButtonText, _ transformer: UIConfigurationTextAttributesTransformer?, on label: UILabel?
    ) {
        guard let label else { return }
        let base: [NSAttributedString.Key: Any] = [.font: label.font as Any, .foregroundColor: label.textColor as Any]
        if let styled = text.styled(base, transformer) { label.attributedText = styled }
    }

    private func showSubtitle(_ configuration: UIButton.Configuration, color: UIColor) {
        guard let subtitle = configuration.subtitle else {
            madeSubtitle?.removeFromSuperview()
            madeSubtitle = nil
            return
        }
        let label = madeSubtitle ?? UILabel()
        if madeSubtitle == nil {
            madeSubtitle = label
            label.numberOfLines = 0
            button.addSubview(label)
        }
        label.font = .preferredFont(
            forTextStyle: configuration.buttonSize.subtitleStyle, compatibleWith: button.traitCollection)
        label.textColor = color
        label.text = subtitle
        label.lineBreakMode = configuration.subtitleLineBreakMode
        showStyle(configuration.subtitleText, configuration.subtitleTextAttributesTransformer, on: label)
    }

    /// Shows an activity indicator in place of the image, if the configuration asks for it.
    private func showWheel(_ configuration: UIButton.Configuration?, color: UIColor?) {
        guard configuration?.showsActivityIndicator == true else {
            wheel?.removeFromSuperview()
            wheel = nil
            return
        }
        let view = wheel ?? UIActivityIndicatorView(style: .medium)
        view.color = color
        guard wheel == nil else { return }
        wheel = view
        view.isUserInteractionEnabled = false
        button.addSubview(view)
        view.startAnimating()
    }

    /// Shows two arrows behind the title, if the configuration asks for them.
    private func showIndicator(_ configuration: UIButton.Configuration?, color: UIColor?) {
        let isShown = configuration?.indicator == .popup || configuration?.indicator == .automatic && button.isChoice
        guard isShown else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let look = UIImage.SymbolConfiguration(pointSize: metrics.indicatorSize, weight: .semibold)
        let view =
            indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down", withConfiguration: look))
        view.tintColor = color
        guard indicator == nil else { return }
        indicator = view
        button.addSubview(view)
    }

    private func showImage(tint: UIColor?) {
        let image = wheel == nil ? shownImage : nil
        guard image != nil || madeImage != nil else { return }
        let isTemplate = button.configuration != nil || button.buttonType.isTinted
        imageView.image = isTemplate ? image?.asControlImage : image
        imageView.tintColor = tint
    }

    private func showBackgroundImage(_ image: UIImage?) {
        guard let image else {
            backgroundImage?.removeFromSuperview()
            backgroundImage = nil
            if button.buttonType == .close, button.configuration == nil { showDisc() }
            return
        }
        let view = backgroundImage ?? UIImageView(frame: .zero)
        view.image = image
        guard backgroundImage == nil else { return }
        backgroundImage = view
        button.insertSubview(view, at: 0)
    }

    /// Shows the gray background of a close button.
    private func showDisc() {
        let view = background ?? ConfiguredBackgroundView()
        if background == nil {
            background = view
            button.insertSubview(view, at: 0)
        }
        view.show(.clear(), color: .tertiarySystemFill, radius: .infinity)
    }

    // MARK: States

    /// Returns the color of a title for which no color was set.
    func standardTitleColor(for state: UIControl.State) -> UIColor {
        guard button.buttonType.isTinted else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : button.tintColor
    }

    /// The tint color of the image; nil is the button's own.
    private var imageTint: UIColor? {
        if button.buttonType == .close { return .secondaryLabel }
        return button.buttonType.isTinted && !button.isEnabled ? .tertiaryLabel : nil
    }

    /// Updates the views. The title and image of a system button without a configuration fade immediately when it is
    /// pressed, and return with an animation.
    func stateDidChange() {
        update()
        guard button.configuration == nil, button.buttonType.isTinted else { return }
        let views = [madeTitle, madeImage].compactMap { $0 }
        let isFaded = button.isHighlighted && !button.givenContents.hasOwnTitleColor(for: button.state)
        let alpha = isFaded ? metrics.pressedAlpha : 1
        guard views.contains(where: { $0.alpha != alpha }) else { return }
        if isFaded || button.window == nil {
            for view in views { view.alpha = alpha }
        } else {
            UIView.animate(withDuration: metrics.releaseDuration, delay: 0, options: .allowUserInteraction) {
                for view in views { view.alpha = alpha }
            }
        }
    }

    /// Darkens the image of a custom button while it is highlighted, and fades it while it is disabled, unless an image
    /// was set for the state.
    private func shadeImage() {
        guard let madeImage, !button.buttonType.isTinted else { return }
        let isOwn = button.state != .normal && button.givenContents.hasOwnImage(for: button.state)
        madeImage.shade =
            button.isHighlighted && button.isEnabled && button.adjustsImageWhenHighlighted && !isOwn
            ? UIColor(white: 0, alpha: metrics.pressedImageShade) : nil
        madeImage.alpha =
            !button.isEnabled && button.adjustsImageWhenDisabled && !isOwn ? metrics.disabledImageAlpha : 1
    }

    // MARK: Layout

    private var imageSize: CGSize {
        if let wheel { return wheel.sizeThatFits(.zero) }
        guard let shownImage else { return .zero }
        return enlargesImages ? UIImageView.enlarged(shownImage, for: button.traitCollection) : shownImage.size
    }

    /// Whether images grow with the text sizes for accessibility.
    var enlargesImages = false

    /// Whether the image counts as high as a line of the title in the button's height: true for symbols and for the
    /// activity indicator.
    private var isImageInLine: Bool { wheel != nil || shownImage?.isSymbolImage == true }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    private var scale: CGFloat { max(button.traitCollection.displayScale, 1) }

    /// - Parameter width: the width available for the content; 0 for no limit. Only titles of several lines depend on
    ///   it.
    func classicLayout(width: CGFloat = 0) -> ClassicButtonLayout {
        let insets = button.titleEdgeInsets
        let breaksLines = width > 0 && madeTitle?.numberOfLines != 1
        let titleWidth = breaksLines ? max(width - insets.left - insets.right - imageSize.width, 1) : 0
        return ClassicButtonLayout(
            image: imageSize, title: size(of: madeTitle, width: titleWidth),
            horizontal: button.effectiveContentHorizontalAlignment, vertical: button.contentVerticalAlignment,
            titleInsets: button.titleEdgeInsets, imageInsets: button.imageEdgeInsets,
            isRightToLeft: button.isRightToLeft, scale: scale)
    }

    /// - Parameter width: the width of the button; 0 for no limit.
    private func configuredLayout(_ configuration: UIButton.Configuration, width: CGFloat) -> ConfiguredButtonLayout {
        var layout = ConfiguredButtonLayout(
            configuration: configuration, image: imageSize, title: .zero, subtitle: .zero,
            isRightToLeft: button.isRightToLeft, scale: scale)
        layout.indicator = indicator?.image?.size ?? .zero
        if isImageInLine {
            layout.lineHeight =
                UIFont.preferredFont(
                    forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: button.traitCollection
                ).lineHeight
        }
        let textWidth = width > 0 ? layout.textWidth(in: width) : 0
        layout.title = size(of: madeTitle, width: textWidth)
        layout.subtitle = size(of: madeSubtitle, width: textWidth)
        if textWidth > 0 {
            layout.title.width = min(layout.title.width, textWidth)
            layout.subtitle.width = min(layout.subtitle.width, textWidth)
        }
        return layout
    }

    func fittingSize(in size: CGSize) -> CGSize {
        if let configuration = button.configuration {
            return configuredLayout(configuration, width: size.width).fittingSize
        }
        if button.buttonType == .close { return CGSize(width: metrics.closeSize, height: metrics.closeSize) }
        var layout = classicLayout()
        if layout.title == .zero, keepsLineForTitle { layout.title.height = titleLabel.font.lineHeight }
        guard layout.title != .zero || layout.image != .zero else { return emptySize }
        return layout.fittingSize(insets: button.contentEdgeInsets, background: button.currentBackgroundImage?.size)
    }

    /// An empty title is as high as a line, unlike no title, in buttons without an image of their own.
    private var keepsLineForTitle: Bool {
        button.currentTitle?.isEmpty == true && [.custom, .system].contains(button.buttonType)
    }

    /// The size of a button without title and image; without insets and background image it is as high as one with a
    /// title.
    private var emptySize: CGSize {
        if let background = button.currentBackgroundImage { return background.size }
        let insets = button.contentEdgeInsets
        guard insets == .zero else {
            return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
        }
        let height = titleLabel.font.lineHeight.rounded(.up) + 2 * metrics.titlePadding
        return CGSize(width: metrics.minimumWidth, height: height)
    }

    func layOut() {
        let bounds = button.bounds
        background?.frame = bounds
        if let configuration = button.configuration {
            let layout = configuredLayout(configuration, width: bounds.width)
            madeTitle?.textAlignment = layout.textAlignment
            madeSubtitle?.textAlignment = layout.textAlignment
            let frames = layout.frames(
                in: bounds, horizontal: button.effectiveContentHorizontalAlignment,
                vertical: button.contentVerticalAlignment)
            madeImage?.frame = frames.image
            wheel?.frame = frames.image
            madeTitle?.frame = frames.title
            madeSubtitle?.frame = frames.subtitle
            indicator?.frame = frames.indicator
        } else {
            let content = button.contentRect(forBounds: bounds)
            backgroundImage?.frame = button.backgroundRect(forBounds: bounds)
            madeImage?.frame = button.imageRect(forContentRect: content)
            madeTitle?.frame = button.titleRect(forContentRect: content)
        }
    }
}
