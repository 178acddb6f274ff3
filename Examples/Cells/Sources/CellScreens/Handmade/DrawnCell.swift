import UIKit

/// A bar with its text, drawn in `draw(_:)`: a cell is a view like any other.
final class DrawnCell: UITableViewCell {
    private var text = ""
    private var share: CGFloat = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // The content view is over what the cell draws, and transparent; the background view is under it and is not.
        contentMode = .redraw
        backgroundColor = .secondarySystemGroupedBackground
        selectionStyle = .none
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    /// - Parameter share: the length of the bar, 0 to 1.
    func show(_ text: String, share: CGFloat) {
        self.text = text
        self.share = share
        isAccessibilityElement = true
        accessibilityLabel = text
        setNeedsDisplay()
    }

    private static let margin: CGFloat = 20

    private static func attributes(_ traits: UITraitCollection) -> [NSAttributedString.Key: Any] {
        [
            .font: UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits),
            .foregroundColor: UIColor.label,
        ]
    }

    private static func size(of text: String, width: CGFloat, compatibleWith traits: UITraitCollection) -> CGSize {
        let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        let size = (text as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes(traits), context: nil
        ).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Returns the height of a row: 64 points, or more if the text has several lines or large ones.
    static func height(of text: String, width: CGFloat, compatibleWith traits: UITraitCollection) -> CGFloat {
        max(64, size(of: text, width: width - 2 * margin, compatibleWith: traits).height + 46)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin))
        let size = Self.size(of: text, width: area.width, compatibleWith: traitCollection)
        let textX = isRightToLeft ? area.maxX - size.width : area.minX
        let track = CGRect(x: area.minX, y: bounds.maxY - 28, width: area.width, height: 8)
        (text as NSString).draw(
            with: CGRect(x: textX, y: track.minY - 8 - size.height, width: size.width, height: size.height),
            options: .usesLineFragmentOrigin, attributes: Self.attributes(traitCollection), context: nil)
        fill(track, .systemFill)
        let length = area.width * share
        fill(
            CGRect(x: isRightToLeft ? track.maxX - length : track.minX, y: track.minY, width: length, height: 8),
            tintColor)
    }

    private func fill(_ bar: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
