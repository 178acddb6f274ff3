import UIKit

/// The button of a HUD: a capsule, of no size as long as it has no title or nothing to do.
final class RoundedButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.borderWidth = 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = (bounds.height / 2).rounded(.up)
    }

    override var intrinsicContentSize: CGSize {
        guard !allControlEvents.isEmpty, title(for: .normal)?.isEmpty == false else { return .zero }
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height)
    }

    override func setTitleColor(_ color: UIColor?, for state: State) {
        super.setTitleColor(color, for: state)
        layer.borderColor = color?.cgColor
        showHighlight()
    }

    override var isHighlighted: Bool {
        didSet { showHighlight() }
    }

    private func showHighlight() {
        backgroundColor = isHighlighted ? titleColor(for: .selected)?.withAlphaComponent(0.1) : .clear
    }
}
