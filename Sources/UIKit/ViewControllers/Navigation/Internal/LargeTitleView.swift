import Foundation

/// The large title below the row of a navigation bar. It stays at the bar's lower edge and disappears behind the row as
/// the bar gets lower.
@MainActor
final class LargeTitleView: UIView {
    private let label = UILabel()
    /// The distance of the baseline from the lower edge.
    private(set) var baseline = SystemMetrics.current.bars.largeTitleBaseline

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

    func show(_ attributes: [NSAttributedString.Key: Any], _ font: LargeTitleFont) {
        label.font = font.font
        baseline = SystemMetrics.current.bars.largeTitleBaseline + font.extraDepth
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(.zero).height
        let top = bounds.height - baseline - label.font.ascender
        label.frame = CGRect(
            x: sideInsets.left, y: SystemMetrics.round(top, scale: contentScaleFactor),
            width: max(0, bounds.width - sideInsets.left - sideInsets.right), height: height)
    }
}
