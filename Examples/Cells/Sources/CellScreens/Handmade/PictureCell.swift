import UIKit

/// A picture in its own size, with the same padding on all sides. The row's height is arithmetic; nothing is laid out
/// for it.
final class PictureCell: UITableViewCell {
    static let padding: CGFloat = 12

    private let picture = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Hills under the sun"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    func show(_ image: UIImage) {
        picture.image = image
        setNeedsLayout()
    }

    /// The height of a row that shows an image.
    static func height(for image: UIImage) -> CGFloat {
        padding + image.size.height + padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let size = picture.image?.size else { return }
        picture.frame = CGRect(
            x: contentView.bounds.midX - size.width / 2, y: Self.padding, width: size.width, height: size.height)
    }

    /// Returns a landscape: a sky, a sun, and hills.
    static func landscape(_ size: CGSize, sky: UIColor, hills: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let area = CGRect(origin: .zero, size: size)
            UIBezierPath(roundedRect: area, cornerRadius: 10).addClip()
            sky.setFill()
            context.fill(area)
            UIColor.white.withAlphaComponent(0.9).setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.72, y: size.height * 0.16, width: 24, height: 24)).fill()
            for (index, share) in [CGFloat(0.2), 0.62, 0.95].enumerated() {
                hills.withAlphaComponent(0.55 + 0.2 * CGFloat(index)).setFill()
                let width = size.width * 0.9
                UIBezierPath(
                    ovalIn: CGRect(
                        x: size.width * share - width / 2, y: size.height * (0.5 + 0.08 * CGFloat(index)),
                        width: width, height: size.height)
                ).fill()
            }
        }
    }
}
