import UIKit

/// A row of the mailbox: a dot for unread messages, the sender and the time, the subject, and two lines of the text.
final class MessageCell: UITableViewCell {
    private let dot = UIView()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()

    /// The width of the column of dots, left of the text.
    private static let dotColumn: CGFloat = 32
    private static let margin: CGFloat = 16
    private static let padding: CGFloat = 10
    private static let dotSize: CGFloat = 10
    private static let flagSize: CGFloat = 16

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = Self.dotSize / 2
        flag.tintColor = .systemOrange
        prepare(sender, .headline, .label)
        prepare(time, .subheadline, .secondaryLabel)
        prepare(subject, .subheadline, .label)
        prepare(preview, .subheadline, .secondaryLabel)
        updateLines()
        for view in [dot, flag, sender, time, subject, preview] { contentView.addSubview(view) }
        separatorInset = UIEdgeInsets(top: 0, left: Self.dotColumn, bottom: 0, right: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    private func prepare(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
    }

    func show(_ message: Message) {
        sender.text = message.sender
        time.text = message.received
        subject.text = message.subject
        preview.text = message.preview
        dot.isHidden = !message.isUnread
        flag.isHidden = !message.isFlagged
        accessibilityLabel = [
            message.isUnread ? "Unread" : nil, message.isFlagged ? "Flagged" : nil, message.sender, message.received,
            message.subject, message.preview,
        ].compactMap { $0 }.joined(separator: ", ")
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        place(in: contentView.bounds.width)
    }

    private var isTextLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLines()
    }

    /// Large texts take as many lines as they need.
    private func updateLines() {
        for label in [sender, subject] { label.numberOfLines = isTextLarge ? 0 : 1 }
        preview.numberOfLines = isTextLarge ? 0 : 2
        setNeedsLayout()
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = max(size.width - Self.dotColumn - Self.margin, 0)
        if isTextLarge {
            let texts = [sender, time, subject, preview].map { height(of: $0, in: room) }.reduce(0, +)
            return CGSize(width: size.width, height: texts + 2 * Self.padding + 1)
        }
        let line = sender.font.lineHeight.rounded(.up)
        let lines = subject.font.lineHeight.rounded(.up)
        let text = preview.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: line + lines + text.height.rounded(.up) + 2 * Self.padding + 1)
    }

    private func place(in width: CGFloat) {
        let room = max(width - Self.dotColumn - Self.margin, 0)
        guard !isTextLarge else { return placeLargeTexts(in: room) }
        let line = sender.font.lineHeight.rounded(.up)
        let second = subject.font.lineHeight.rounded(.up)
        let timeSize = time.sizeThatFits(CGSize(width: room, height: line))
        let senderRoom = max(room - timeSize.width - 8, 0)
        let (left, top) = (Self.dotColumn, Self.padding)
        set(sender, CGRect(x: left, y: top, width: senderRoom, height: line))
        set(time, CGRect(x: left + room - timeSize.width, y: top, width: timeSize.width, height: line))
        let flagRoom = flag.isHidden ? 0 : Self.flagSize + 6
        set(subject, CGRect(x: left, y: top + line, width: room - flagRoom, height: second))
        set(
            flag,
            CGRect(
                x: left + room - Self.flagSize, y: top + line + (second - Self.flagSize) / 2, width: Self.flagSize,
                height: Self.flagSize))
        let text = preview.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        set(preview, CGRect(x: left, y: top + line + second, width: room, height: text.height.rounded(.up)))
        set(
            dot,
            CGRect(
                x: (left - Self.dotSize) / 2, y: top + (line - Self.dotSize) / 2, width: Self.dotSize,
                height: Self.dotSize))
    }

    /// Places the texts one below the other, with the flag after the time.
    private func placeLargeTexts(in room: CGFloat) {
        var y = Self.padding
        for label in [sender, time, subject, preview] {
            let height = height(of: label, in: room)
            set(label, CGRect(x: Self.dotColumn, y: y, width: room, height: height))
            y += height
        }
        let line = sender.font.lineHeight
        set(
            dot,
            CGRect(
                x: (Self.dotColumn - Self.dotSize) / 2, y: Self.padding + (line - Self.dotSize) / 2,
                width: Self.dotSize, height: Self.dotSize))
        set(
            flag,
            CGRect(
                x: Self.dotColumn + room - Self.flagSize, y: time.frame.midY - Self.flagSize / 2,
                width: Self.flagSize, height: Self.flagSize))
    }

    /// Places a view whose frame is given for an interface from left to right.
    private func set(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? contentView.bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
}
