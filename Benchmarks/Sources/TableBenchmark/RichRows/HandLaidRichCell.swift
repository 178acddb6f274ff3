import UIKit

/// A rich row whose frames and height are computed, as applications do that avoid constraints in their rows.
final class HandLaidRichCell: RichCell {
    private let textLeading = RichRow.margin + RichRow.avatar + RichRow.gap

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        avatar.frame = CGRect(x: RichRow.margin, y: RichRow.top, width: RichRow.avatar, height: RichRow.avatar)
        let titleSize = title.intrinsicContentSize
        title.frame = CGRect(origin: CGPoint(x: textLeading, y: RichRow.top), size: titleSize)
        let middle = title.frame.midY
        if !badge.isHidden {
            let size = number.intrinsicContentSize
            badge.frame = CGRect(
                x: title.frame.maxX + RichRow.badgeGap, y: aligned(middle - RichRow.badgeHeight / 2),
                width: size.width + 2 * RichRow.badgePadding, height: RichRow.badgeHeight)
            number.frame = CGRect(
                x: RichRow.badgePadding, y: aligned((RichRow.badgeHeight - size.height) / 2), width: size.width,
                height: size.height)
        }
        let timeSize = time.intrinsicContentSize
        time.frame = CGRect(
            x: width - RichRow.margin - timeSize.width, y: aligned(middle - timeSize.height / 2),
            width: timeSize.width, height: timeSize.height)
        let bodyWidth = width - textLeading - RichRow.margin
        body.frame = CGRect(
            x: textLeading, y: title.frame.maxY + RichRow.spacing, width: bodyWidth,
            height: body.sizeThatFits(CGSize(width: bodyWidth, height: 0)).height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bodySize = body.sizeThatFits(CGSize(width: size.width - textLeading - RichRow.margin, height: 0))
        let texts = title.intrinsicContentSize.height + RichRow.spacing + bodySize.height
        let separator = 1 / max(traitCollection.displayScale, 1)
        return CGSize(width: size.width, height: max(RichRow.avatar, texts) + 2 * RichRow.top + separator)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    /// On a whole pixel.
    private func aligned(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }
}
