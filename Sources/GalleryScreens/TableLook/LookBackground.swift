import UIKit

/// Colors behind the rows, through which the effects of separators can be seen.
final class LookBackground: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private func updateColors() {
        let shades = [UIColor.systemIndigo, .systemTeal, .systemOrange].map { $0.withAlphaComponent(0.18) }
        (layer as? CAGradientLayer)?.colors = shades.map { $0.resolvedColor(with: traitCollection).cgColor }
        backgroundColor = .systemBackground
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
