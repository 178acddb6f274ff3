import UIKit

/// Shows a cross.
/// - Linux: works
open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
    public init() {
        super.init(
            image: StrokedImage.template([
                [CGPoint(x: 4, y: 4), CGPoint(x: 29, y: 29)], [CGPoint(x: 29, y: 4), CGPoint(x: 4, y: 29)],
            ]))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func updateAccessibility() { accessibilityLabel = NSLocalizedString("Error", comment: "") }
}
