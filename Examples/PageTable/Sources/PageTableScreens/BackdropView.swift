import UIKit

/// The background of the table: a gradient from the system's background to a shade of indigo.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private static let bottom = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.07, green: 0.07, blue: 0.15, alpha: 1)
            : UIColor(red: 0.88, green: 0.88, blue: 0.96, alpha: 1)
    }

    private func updateColors() {
        (layer as? CAGradientLayer)?.colors = [UIColor.systemGroupedBackground, Self.bottom].map {
            $0.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
