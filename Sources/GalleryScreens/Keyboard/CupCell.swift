import UIKit

/// A cup of one color. A check mark shows that it is selected.
final class CupCell: UICollectionViewCell {
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        mark.tintColor = .white
        mark.contentMode = .center
        mark.isHidden = true
        contentView.addSubview(mark)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    override var isSelected: Bool {
        didSet { mark.isHidden = !isSelected }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = contentView.bounds
    }
}
