import UIKit

/// A cell that shows a dashed line below its text instead of the table's separator.
final class RuledCell: UITableViewCell {
    private let line = CAShapeLayer()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.fillColor = nil
        line.lineWidth = 2
        line.lineCap = .round
        line.lineDashPattern = [0, 6]
        layer.addSublayer(line)
        updateColor()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 1, right: 20))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: area.minX, y: area.maxY))
        path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.frame = bounds
        line.path = path.cgPath
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    /// Layers keep the color of the moment.
    private func updateColor() {
        line.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    }
}
