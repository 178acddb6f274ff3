import UIKit

/// Spins.
/// - Linux: works
open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
    private var spinner: UIActivityIndicatorView? { contentView as? UIActivityIndicatorView }

    public init() {
        let spinner = UIActivityIndicatorView(style: .large)
        super.init(contentView: spinner)
        spinner.startAnimating()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Changes the color of the spinner, which is black, or white in the style `.dark`.
    open func setColor(_ color: UIColor) { spinner?.color = color }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        setColor(style.contentColor)
    }

    open override func updateAccessibility() {
        accessibilityLabel = NSLocalizedString("Indeterminate progress", comment: "")
    }
}
