import UIKit

/// Cells that are made in code: placed by frames, drawn, selected in a way of their own, and high for four reasons. One
/// section shows what goes wrong with labels that are not in the content view.
final class HandmadeViewController: UITableViewController {
    private let sections = HandmadeSection.allCases
    private var cities = [HandmadeSection.divided: HandmadeSection.cities, .misplaced: HandmadeSection.cities]
    private let pictures = [
        PictureCell.landscape(CGSize(width: 280, height: 96), sky: .systemTeal, hills: .systemGreen),
        PictureCell.landscape(CGSize(width: 200, height: 140), sky: .systemOrange, hills: .systemPurple),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Cells by Hand"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for section in sections {
            tableView.register(section.cellClass, forCellReuseIdentifier: section.title)
        }
        navigationItem.rightBarButtonItem = editButtonItem
    }

    // MARK: Heights

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch sections[indexPath.section] {
        case .drawn:
            DrawnCell.height(
                of: HandmadeSection.text(ofRain: indexPath.row),
                width: tableView.bounds.width - tableView.layoutMargins.left - tableView.layoutMargins.right,
                compatibleWith: traitCollection)
        case .growing: scaled(56)
        case .fixed: 72
        case .pictures: PictureCell.height(for: pictures[indexPath.row])
        case .divided, .misplaced: scaled(44)
        case .automatic: UITableView.automaticDimension
        }
    }

    /// Returns a height that grows with the text.
    private func scaled(_ height: CGFloat) -> CGFloat {
        max(height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection).rounded(.up))
    }

    /// Asked for all rows at the start, so it must be cheap.
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section] == .pictures ? 140 : 56
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities[sections[section]]?.count ?? sections[section].rowCount
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = sections[indexPath.section]
        let cell = tableView.dequeueReusableCell(withIdentifier: section.title, for: indexPath)
        switch cell {
        case let cell as DividedCell:
            cell.show(cities[section]?[indexPath.row] ?? "")
            cell.accessoryType = indexPath.row == 0 ? .none : .disclosureIndicator
        case let cell as DrawnCell:
            let entry = HandmadeSection.rain[indexPath.row]
            cell.show(HandmadeSection.text(ofRain: indexPath.row), share: entry.share)
        case let cell as GrowingCell: cell.textLabel?.text = indexPath.row == 0 ? "Tap me" : "Or me"
        case let cell as ParagraphCell: cell.show(HandmadeSection.paragraphs[indexPath.row])
        case let cell as PictureCell: cell.show(pictures[indexPath.row])
        default: cell.textLabel?.text = "72 points"
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        sections[indexPath.section] == .growing ? indexPath : nil
    }

    // MARK: Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        cities[sections[indexPath.section]] != nil
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        cities[sections[indexPath.section]]?.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
