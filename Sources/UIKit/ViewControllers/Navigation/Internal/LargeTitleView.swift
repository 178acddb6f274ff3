import Foundation

/// The large title below the row of a navigation bar. It stays at the bar's lower edge and disappears behind the row as
/// the bar gets lower.
@MainActor
final class LargeTitleView: UIView {
    private let label = UILabel()

    /// The distances from the left and the right edge.
    var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0) {
        didSet { setNeedsLayout() }
    }

    init(_ title: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.text = title
        label.adjustsFontSizeToFitWidth = false
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ attributes: [NSAttributedString.Key: Any]) {
        let size = SystemMetrics.current.bars.largeTitleFontSize
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(.zero).height
        let baseline = bounds.height - SystemMetrics.current.bars.largeTitleBaseline
        label.frame = CGRect(
            x: sideInsets.left, y: SystemMetrics.round(baseline - label.font.ascender, scale: contentScaleFactor),
            width: max(0, bounds.width - sideInsets.left - sideInsets.right), height: height)
    }
}
