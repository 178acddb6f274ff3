import UIKit

/// A message in a bubble that is as wide as its longest line, on the side of the one who wrote it.
final class ChatCell: UITableViewCell {
    private let bubble = UIView()
    private let message = UILabel()
    private lazy var mine = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var theirs = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        message.numberOfLines = 0
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        bubble.layer.cornerRadius = 17
        for view in [bubble, message] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(message)
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
            message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    func show(_ chatMessage: ChatMessage) {
        message.text = chatMessage.text
        // Said by the side and the color to those who see them.
        accessibilityValue = chatMessage.isMine ? "sent" : "received"
        message.textColor = chatMessage.isMine ? .white : .label
        bubble.backgroundColor = chatMessage.isMine ? .systemBlue : .secondarySystemFill
        NSLayoutConstraint.deactivate([mine, theirs])
        (chatMessage.isMine ? mine : theirs).isActive = true
    }
}
