import UIKit

/// A cell that makes its labels; subclasses place them.
class CityCodeCell: UITableViewCell, CityStateCell {
    let cityLabel: UILabel! = UILabel()
    let stateLabel: UILabel! = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        cityLabel.font = .preferredFont(forTextStyle: .body)
        stateLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [cityLabel!, stateLabel!] { label.adjustsFontForContentSizeCategory = true }
        cityLabel.adjustsFontSizeToFitWidth = true
        cityLabel.minimumScaleFactor = 0.5
        stateLabel.textColor = .secondaryLabel
        contentView.addSubview(cityLabel)
        contentView.addSubview(stateLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }
}

/// Computes the frames of its labels in every layout.
final class CityFrameCell: CityCodeCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        let state = stateLabel.intrinsicContentSize
        let city = cityLabel.intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let stateX = isRightToLeft ? area.minX : area.maxX - state.width
        let cityX = isRightToLeft ? area.minX + state.width + 8 : area.minX
        let cityY = onPixel(contentView.bounds.midY - city.height / 2)
        cityLabel.frame = CGRect(x: cityX, y: cityY, width: area.width - state.width - 8, height: city.height)
        // The labels share a baseline.
        let stateY =
            cityY + baseline(of: cityLabel, height: city.height) - baseline(of: stateLabel, height: state.height)
        stateLabel.frame = CGRect(x: stateX, y: stateY, width: state.width, height: state.height)
    }

    /// The distance of the baseline from the top. A label centers its line and puts the baseline on a pixel.
    private func baseline(of label: UILabel, height: CGFloat) -> CGFloat {
        onPixel((height - label.font.lineHeight) / 2 + label.font.ascender, .up)
    }

    private func onPixel(_ y: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (y * scale).rounded(rule) / scale
    }
}

/// Places its labels by constraints.
final class CityConstraintCell: CityCodeCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for label in [cityLabel!, stateLabel!] { label.translatesAutoresizingMaskIntoConstraints = false }
        stateLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        stateLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            cityLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            cityLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stateLabel.leadingAnchor.constraint(equalTo: cityLabel.trailingAnchor, constant: 8),
            stateLabel.firstBaselineAnchor.constraint(equalTo: cityLabel.firstBaselineAnchor),
            stateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
