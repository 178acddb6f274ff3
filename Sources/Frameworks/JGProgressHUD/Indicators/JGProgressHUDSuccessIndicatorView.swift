import UIKit

/// Shows a check mark.
/// - Linux: works
open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
    public init() {
        super.init(
            image: StrokedImage.template([
                [CGPoint(x: 3, y: 18), CGPoint(x: 12, y: 27), CGPoint(x: 30, y: 6.5)]
            ]))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func updateAccessibility() { accessibilityLabel = NSLocalizedString("Success", comment: "") }
}
