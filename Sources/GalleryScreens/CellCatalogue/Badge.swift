import UIKit

/// A number in a capsule that grows with the text.
final class Badge: UILabel {
    private static let metrics = UIFontMetrics(forTextStyle: .subheadline)

    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        font = Self.metrics.scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        adjustsFontForContentSizeCategory = true
        textColor = .white
        textAlignment = .center
        backgroundColor = .systemRed
        clipsToBounds = true
        updateSize()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSize()
    }

    private func updateSize() {
        func scaled(_ length: CGFloat) -> CGFloat {
            Self.metrics.scaledValue(for: length, compatibleWith: traitCollection).rounded()
        }
        bounds.size = CGSize(width: scaled(34), height: scaled(24))
        layer.cornerRadius = bounds.height / 2
        superview?.setNeedsLayout()
    }
}
