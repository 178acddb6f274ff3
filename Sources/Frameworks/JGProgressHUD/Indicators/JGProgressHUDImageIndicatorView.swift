import UIKit

/// Shows an image, which may be animated. A template has the color of the HUD's contents, unless another tint color is set.
/// - Linux: works
open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
    /// Whether a tint color that is set is that of the style.
    private var isTakingStyle = false
    private var hasTintOfItsOwn = false

    open override var tintColor: UIColor! {
        didSet { if !isTakingStyle { hasTintOfItsOwn = tintColor != nil } }
    }

    /// Creates an indicator of the size of an image.
    public init(image: UIImage) {
        super.init(contentView: UIImageView(image: image))
        // An image view that is made in an animation would grow from nothing.
        contentView?.layer.removeAllAnimations()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        guard !hasTintOfItsOwn else { return }
        isTakingStyle = true
        tintColor = style.contentColor
        isTakingStyle = false
    }
}
