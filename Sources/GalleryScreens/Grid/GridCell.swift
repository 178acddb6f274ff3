import UIKit

/// A cell with a flag above the name of its country. It has a rounded background while it is selected or highlighted.
final class GridCell: UICollectionViewCell {
    static let flagSize = CGSize(width: 102, height: 68)
    private static let margin: CGFloat = 6

    /// Two lines.
    private static func nameHeight(_ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 32, compatibleWith: traits).rounded(.up)
    }

    /// Returns the height of a cell of this width, in points. Flags have an aspect ratio of 3 to 2.
    static func height(width: CGFloat, compatibleWith traits: UITraitCollection) -> CGFloat {
        margin + (width - 2 * margin) * 2 / 3 + 4 + nameHeight(traits) + 4
    }

    private let picture = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = 4
        picture.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 2
        contentView.addSubview(picture)
        contentView.addSubview(label)
        flag = nil
        let selected = UIView()
        selected.backgroundColor = .systemGray4
        selected.layer.cornerRadius = 10
        selectedBackgroundView = selected
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    var name: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    var flag: UIImage? {
        get { picture.image }
        set {
            picture.image = newValue
            picture.backgroundColor = newValue == nil ? .systemGray5 : nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 2 * Self.margin
        picture.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: width * 2 / 3)
        let room = CGSize(width: contentView.bounds.width - 4, height: Self.nameHeight(traitCollection))
        label.frame = CGRect(
            x: 2, y: picture.frame.maxY + 4, width: room.width,
            height: min(room.height, label.sizeThatFits(room).height))
    }
}
