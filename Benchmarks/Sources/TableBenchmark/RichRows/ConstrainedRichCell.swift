import UIKit

/// A rich row that is laid out, and as high, as its constraints say.
final class ConstrainedRichCell: RichCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [avatar, title, badge, number, time, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = contentView
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: RichRow.margin),
            avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: RichRow.top),
            avatar.widthAnchor.constraint(equalToConstant: RichRow.avatar),
            avatar.heightAnchor.constraint(equalToConstant: RichRow.avatar),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -RichRow.top),

            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: RichRow.gap),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: RichRow.top),

            badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: RichRow.badgeGap),
            badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            badge.heightAnchor.constraint(equalToConstant: RichRow.badgeHeight),
            number.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: RichRow.badgePadding),
            number.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -RichRow.badgePadding),
            number.centerYAnchor.constraint(equalTo: badge.centerYAnchor),

            time.leadingAnchor.constraint(greaterThanOrEqualTo: badge.trailingAnchor, constant: RichRow.badgeGap),
            time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -RichRow.margin),
            time.centerYAnchor.constraint(equalTo: title.centerYAnchor),

            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -RichRow.margin),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: RichRow.spacing),
            body.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -RichRow.top),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
