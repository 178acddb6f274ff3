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
        accessibilityLabel = text
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        let size = (text as NSString).size(withAttributes: attributes)
        let textX = isRightToLeft ? area.maxX - size.width : area.minX
        (text as NSString).draw(at: CGPoint(x: textX, y: bounds.midY - 4 - size.height), withAttributes: attributes)
        let track = CGRect(x: area.minX, y: bounds.midY + 4, width: area.width, height: 8)
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
