import Foundation

/// The sign at the corner of the dragged items: how many there are, and what a drop would do. The look is unverified.
@MainActor
final class DragBadge: UIView {
    private let label = UILabel()
    private let sign = UIImageView()

    init() {
        super.init(frame: .zero)
        let metrics = SystemMetrics.current.dragging
        isUserInteractionEnabled = false
        layer.cornerRadius = metrics.badgeHeight / 2
        label.font = .systemFont(ofSize: metrics.badgeFontSize, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        sign.tintColor = .white
        sign.contentMode = .center
        addSubview(label)
        addSubview(sign)
        alpha = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter operation: nil where nothing can be dropped.
    func show(_ operation: UIDropOperation?, count: Int) {
        let isForbidden = operation == .forbidden
        let copies = operation == .copy
        let showsCount = count > 1 && !isForbidden
        label.text = showsCount ? "\(count)" : nil
        sign.image = showsCount ? nil : symbol(isForbidden ? "xmark" : "plus")
        backgroundColor = isForbidden ? .systemGray : copies ? .systemGreen : .systemBlue
        alpha = showsCount || isForbidden || copies ? 1 : 0
        let height = SystemMetrics.current.dragging.badgeHeight
        let width = max(height, label.sizeThatFits(CGSize(width: CGFloat.infinity, height: height)).width + height / 2)
        bounds.size = CGSize(width: showsCount ? width : height, height: height)
        label.frame = bounds
        sign.frame = bounds
    }

    private func symbol(_ name: String) -> UIImage? {
        let size = SystemMetrics.current.dragging.badgeFontSize
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .bold))
    }
}
