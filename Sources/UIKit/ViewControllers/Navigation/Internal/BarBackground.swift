/// The background view of a bar: blur, fill, image, and a hairline at the edge next to the content.
@MainActor
final class BarBackground: MaterialView {
    private let picture = UIImageView(frame: .zero)
    private let hairline = UIImageView(frame: .zero)
    private let hairlineIsAbove: Bool

    /// - Parameter hairlineIsAbove: true for a bar below its content.
    init(hairlineIsAbove: Bool) {
        self.hairlineIsAbove = hairlineIsAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = false
        addSubview(hairline)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    func show(_ appearance: UIBarAppearance) {
        effect = appearance.backgroundEffect
        backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        if appearance.backgroundImage == nil {
            picture.removeFromSuperview()
        } else {
            insertSubview(picture, at: 0)
        }
        hairline.image = appearance.shadowImage
        hairline.tintColor = appearance.shadowColor
        hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        hairline.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
        isHidden =
            appearance.backgroundEffect == nil && appearance.backgroundColor == nil
            && appearance.backgroundImage == nil && hairline.isHidden
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let image = hairline.image?.size.height ?? 0
        let thickness = image > 0 ? image : SystemMetrics.current.bars.hairline(scale: contentScaleFactor)
        hairline.frame = CGRect(
            x: 0, y: hairlineIsAbove ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
