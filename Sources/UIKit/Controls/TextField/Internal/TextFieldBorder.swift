import Foundation

/// The background of a text field: a border of one of the standard styles, or an image.
@MainActor
final class TextFieldBorder: UIView {
    private let picture = UIImageView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var style = UITextField.BorderStyle.none
    private var isEnabled = true

    func show(_ style: UITextField.BorderStyle, image: UIImage?, isEnabled: Bool) {
        self.style = style
        self.isEnabled = isEnabled
        picture.image = image
        picture.isHidden = image == nil
        isHidden = style == .none && image == nil
        showColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    /// The widths, radii and colors are those seen on iOS 13-18. // unverified
    private func showColors() {
        let isRounded = style == .roundedRect
        layer.cornerRadius = isRounded ? 5 : 0
        layer.borderWidth = picture.isHidden && style != .none ? (isRounded ? 1 / contentScaleFactor : 1) : 0
        let color: UIColor = isRounded ? .systemGray4 : style == .line ? .label : .systemGray2
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = !isRounded ? nil : isEnabled ? .systemBackground : .secondarySystemBackground
    }
}
