import Foundation

/// The views of a search field's tokens, in a row behind the magnifying glass.
@MainActor
final class SearchTokenViews {
    // Unverified, as the font and the insets.
    private static let spacing: CGFloat = 4
    private static let inset: CGFloat = 6
    private static let height: CGFloat = 24

    private unowned let field: UISearchTextField
    private var labels: [UILabel] = []

    init(field: UISearchTextField) { self.field = field }

    /// The width that the tokens take from the text.
    var width: CGFloat { labels.reduce(0) { $0 + $1.bounds.width + Self.spacing } }

    func show(_ tokens: [UISearchToken]) {
        for label in labels { label.removeFromSuperview() }
        labels = tokens.map { token in
            let label = UILabel()
            label.attributedText = text(of: token)
            label.textAlignment = .center
            label.layer.cornerRadius = Self.height / 4
            label.clipsToBounds = true
            label.isAccessibilityElement = true
            label.accessibilityLabel = token.text
            label.bounds.size = CGSize(width: label.intrinsicContentSize.width + 2 * Self.inset, height: Self.height)
            field.addSubview(label)
            return label
        }
        colorDidChange()
        field.setNeedsLayout()
    }

    func colorDidChange() {
        for label in labels { label.backgroundColor = field.tokenBackgroundColor }
    }

    func layOut(in area: CGRect) {
        var x = area.minX - width
        if field.isRightToLeft { x = area.maxX + Self.spacing }
        for label in field.isRightToLeft ? labels.reversed() : labels {
            label.frame.origin = CGPoint(x: x, y: (field.bounds.height - Self.height) / 2)
            x += label.bounds.width + Self.spacing
        }
    }

    private func text(of token: UISearchToken) -> NSAttributedString {
        let font = UIFont.systemFont(ofSize: 15)
        let text = NSMutableAttributedString(string: "")
        if let icon = token.icon {
            let attachment = NSTextAttachment()
            attachment.image = icon.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? icon
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " "))
        }
        text.append(NSAttributedString(string: token.text))
        text.addAttributes(
            [.font: font, .foregroundColor: UIColor.white], range: NSRange(location: 0, length: text.length))
        return text
    }
}
