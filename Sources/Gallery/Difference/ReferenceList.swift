import UIKit

/// A section of a reference picture.
struct ReferenceSection {
    var header: String? = nil
    var footer: String? = nil
    let rows: [ReferenceRow]
}

/// A row of a reference picture.
struct ReferenceRow {
    let text: String
    var detail: String? = nil
    var accessory = UITableViewCell.AccessoryType.none
    var hasSwitch = false

    init(
        _ text: String, _ detail: String? = nil, _ accessory: UITableViewCell.AccessoryType = .none,
        hasSwitch: Bool = false
    ) {
        self.text = text
        self.detail = detail
        self.accessory = accessory
        self.hasSwitch = hasSwitch
    }
}

/// Shows the rows of a reference picture.
final class ReferenceList: UITableViewController {
    private let cellStyle: UITableViewCell.CellStyle
    private let sections: [ReferenceSection]
    private let firstRow: CGFloat?
    private let rowHeight: CGFloat
    private let changeCell: @MainActor (UITableViewCell) -> Void

    /// - Parameters:
    ///   - firstRow: where the first row of the picture begins, in points from its top; nil leaves the table where it
    ///     is.
    ///   - rowHeight: the height that the application sets, or that the picture's rows have.
    ///   - changeCell: what the application of the picture changes in each cell.
    init(
        style: UITableView.Style, cells: UITableViewCell.CellStyle, firstRow: CGFloat?,
        rowHeight: CGFloat = UITableView.automaticDimension, _ sections: [ReferenceSection],
        changeCell: @escaping @MainActor (UITableViewCell) -> Void = { _ in }
    ) {
        cellStyle = cells
        self.sections = sections
        self.firstRow = firstRow
        self.rowHeight = rowHeight
        self.changeCell = changeCell
        super.init(style: style)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = rowHeight
        if firstRow != nil { tableView.contentInsetAdjustmentBehavior = .never }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let firstRow else { return }
        tableView.contentOffset.y = tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY - firstRow
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.accessoryType = row.accessory
        if row.hasSwitch {
            let control = UISwitch()
            control.isOn = true
            cell.accessoryView = control
        }
        changeCell(cell)
        return cell
    }
}
