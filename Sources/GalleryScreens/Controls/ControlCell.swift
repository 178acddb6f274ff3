import UIKit

/// A title with a control beside it, or below it over the whole width.
final class ControlCell: UITableViewCell {
    private let titleLabel = UILabel()
    private var control: UIView?
    private var isWide = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        contentView.addSubview(titleLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ title: String, _ control: UIView, isWide: Bool) {
        self.control?.removeFromSuperview()
        self.control = control
        self.isWide = isWide
        titleLabel.text = title
        contentView.addSubview(control)
        setNeedsLayout()
    }

    private let gap: CGFloat = 10

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = contentView.bounds.width - 2 * contentView.layoutMargins.left
        let control = control?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
        let title = titleLabel.sizeThatFits(.zero)
        let height = isWide ? title.height + gap + control.height : max(title.height, control.height)
        return CGSize(width: size.width, height: max(height + 2 * gap, 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.inset(by: contentView.layoutMargins).insetBy(dx: 0, dy: 0)
        let title = titleLabel.sizeThatFits(.zero)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let titleWidth = min(title.width, room.width)
        titleLabel.frame = CGRect(
            x: isRightToLeft ? room.maxX - titleWidth : room.minX,
            y: isWide ? gap : (contentView.bounds.height - title.height) / 2, width: titleWidth, height: title.height)
        guard let control else { return }
        var size = control.sizeThatFits(CGSize(width: room.width, height: 0))
        if isWide {
            control.frame = CGRect(x: room.minX, y: title.height + 2 * gap, width: room.width, height: size.height)
        } else {
            size.width = min(size.width, room.width - titleWidth - gap)
            control.frame = CGRect(
                x: isRightToLeft ? room.minX : room.maxX - size.width,
                y: ((contentView.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
    }
}
