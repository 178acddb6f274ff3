import Foundation

/// The content of a drag preview of an address: a title, and the address below it. The look is unverified.
@MainActor
final class URLPreviewView: UIView {
    private static let width: CGFloat = 240
    private static let inset: CGFloat = 12

    static var parameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
    }

    init(url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = SystemMetrics.current.dragging.cornerRadius
        var y = Self.inset
        if let title, !title.isEmpty {
            y = add(title, font: .preferredFont(forTextStyle: .headline), color: .label, at: y)
        }
        let address = url.host ?? url.absoluteString
        y = add(address, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, at: y)
        frame.size = CGSize(width: Self.width, height: y + Self.inset)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func add(_ text: String, font: UIFont, color: UIColor, at y: CGFloat) -> CGFloat {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.frame = CGRect(
            x: Self.inset, y: y, width: Self.width - 2 * Self.inset, height: font.lineHeight.rounded(.up))
        addSubview(label)
        return label.frame.maxY
    }
}
