import UIKit

/// Outlines of a section of a table, and of its header, its footer and a row. Lies in the table, above the cells.
final class AreaOutlines: UIView {
    private let areas: [UIView]

    init() {
        areas = [UIColor.systemGreen, .systemPurple, .systemBlue, .systemOrange].map { color in
            let area = UIView()
            area.backgroundColor = color.withAlphaComponent(0.14)
            area.layer.borderWidth = 1
            area.tintColor = color
            return area
        }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        areas.forEach(addSubview)
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    /// Shows the areas around a row.
    func show(_ row: IndexPath, in table: UITableView) {
        areas[0].frame = table.rect(forSection: row.section)
        areas[1].frame = table.rectForHeader(inSection: row.section)
        areas[2].frame = table.rectForFooter(inSection: row.section)
        areas[3].frame = table.rectForRow(at: row)
    }

    private func updateColors() {
        for area in areas { area.layer.borderColor = area.tintColor.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
