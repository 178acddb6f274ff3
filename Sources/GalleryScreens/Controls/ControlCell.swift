import UIKit

/// A cell with a name and a control beside it, or a caption and a control below it.
final class ControlCell: UITableViewCell {
    private static let gap: CGFloat = 10
    /// Rows with a control beside the name have one height, whatever the control.
    private static let leastHeight: CGFloat = 54

    private let titleLabel = UILabel()
    private var control: UIView?
    private var place = ControlRow.Place.beside

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.adjustsFontForContentSizeCategory = true
        contentView.addSubview(titleLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ title: String, _ control: UIView, place: ControlRow.Place) {
        if self.control !== control { self.control?.removeFromSuperview() }
        self.control = control
        self.place = place
        titleLabel.text = title
        if case .beside = place {
            titleLabel.font = .preferredFont(forTextStyle: .body)
            titleLabel.textColor = .label
        } else {
            titleLabel.font = .preferredFont(forTextStyle: .footnote)
            titleLabel.textColor = .secondaryLabel
        }
        if control is UIControl, control.accessibilityLabel?.isEmpty ?? true { control.accessibilityLabel = title }
        contentView.addSubview(control)
        updateLines()
        setNeedsLayout()
    }

    /// Whether name and control stand side by side. At accessibility sizes each needs the whole width.
    private var isSideBySide: Bool {
        guard case .beside = place else { return false }
        return !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    private func updateLines() {
        titleLabel.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLines()
        setNeedsLayout()
    }

    private var titleSize: CGSize {
        let isOneLine = titleLabel.numberOfLines == 1
        let size = titleLabel.sizeThatFits(
            isOneLine ? .zero : CGSize(width: room.width, height: CGFloat.greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room.width), height: size.height)
    }

    /// The area inside the cell's margins.
    private var room: CGRect {
        let margins = contentView.layoutMargins
        return contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let control = control?.sizeThatFits(CGSize(width: room.width, height: 0)) ?? .zero
        let title = titleSize
        let height: CGFloat
        switch place {
        case .beside where isSideBySide: height = max(title.height, control.height) + 2 * Self.gap
        case .beside, .below: height = title.height + control.height + 3 * Self.gap
        case .bar: height = Self.gap + title.height + control.height
        }
        return CGSize(width: size.width, height: max(height, Self.leastHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = room
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title = titleSize
        titleLabel.frame = CGRect(
            x: isRightToLeft ? room.maxX - title.width : room.minX, y: Self.gap, width: title.width,
            height: title.height)
        guard let control else { return }
        let size = control.sizeThatFits(CGSize(width: room.width, height: 0))
        switch place {
        case .beside where isSideBySide:
            titleLabel.frame.origin.y = ((room.height - title.height) / 2).rounded()
            let width = min(size.width, room.width - title.width - Self.gap)
            control.frame = CGRect(
                x: isRightToLeft ? room.minX : room.maxX - width, y: ((room.height - size.height) / 2).rounded(),
                width: width, height: size.height)
        case .beside:
            let width = min(size.width, room.width)
            control.frame = CGRect(
                x: isRightToLeft ? room.maxX - width : room.minX, y: title.height + 2 * Self.gap, width: width,
                height: size.height)
        case .below:
            control.frame = CGRect(
                x: room.minX, y: title.height + 2 * Self.gap, width: room.width, height: size.height)
        case .bar(let margin):
            control.frame = CGRect(
                x: room.minX - margin, y: Self.gap + title.height, width: room.width + 2 * margin, height: size.height)
        }
    }

    /// Has the control touched on at least 44 points, also where it is smaller.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let control = control as? UIControl, hit === self || hit === contentView else { return hit }
        let size = CGSize(width: max(control.bounds.width, 44), height: max(control.bounds.height, 44))
        var reach = CGRect(
            x: control.frame.midX - size.width / 2, y: control.frame.midY - size.height / 2, width: size.width,
            height: size.height)
        // A control close to the bottom of the row is touched farther above it.
        reach.origin.y = max(min(reach.minY, contentView.bounds.maxY - size.height), 0)
        return reach.contains(contentView.convert(point, from: self)) ? control : hit
    }
}
