import UIKit

/// The views of a rich row. Subclasses place them.
class RichCell: UITableViewCell {
    let avatar = UIView()
    let title = UILabel()
    let badge = UIView()
    let number = UILabel()
    let time = UILabel()
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatar.layer.cornerRadius = RichRow.radius
        badge.layer.cornerRadius = RichRow.badgeHeight / 2
        badge.backgroundColor = RichRow.badgeColor
        title.font = RichRow.titleFont
        number.font = RichRow.smallFont
        number.textColor = .white
        time.font = RichRow.smallFont
        time.textColor = RichRow.timeColor
        body.font = RichRow.bodyFont
        body.textColor = RichRow.bodyColor
        body.numberOfLines = 0
        for view in [avatar, title, badge, time, body] { contentView.addSubview(view) }
        badge.addSubview(number)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func fill(_ rows: Rows, _ row: Int) {
        avatar.backgroundColor = RichRow.avatarColors[rows.avatar(at: row)]
        title.text = rows.title(at: row)
        time.text = rows.time(at: row)
        body.text = rows.body(at: row)
        let count = rows.badge(at: row)
        badge.isHidden = count == nil
        if let count { number.text = count }
    }
}
