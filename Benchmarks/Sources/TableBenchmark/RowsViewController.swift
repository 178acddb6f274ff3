import PeerMeters
import UIKit

/// The table: a title, a subtitle and a chevron a row, as any iOS screen makes them. The font is the system's.
class RowsViewController: UITableViewController {
    var rows: Rows
    /// How often the data source was asked for a cell.
    var cellsMade = 0

    static func showing(_ rows: Rows, heights: PeerHeights) -> RowsViewController {
        switch heights {
        case HEIGHTS_VARYING: VariableRowsViewController(rows)
        case HEIGHTS_RICH: RichRowsViewController(rows, cells: ConstrainedRichCell.self)
        case HEIGHTS_RICH_BY_HAND: RichRowsViewController(rows, cells: HandLaidRichCell.self)
        default: RowsViewController(rows)
        }
    }

    init(_ rows: Rows) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Rows as wide as the window and nothing else to draw, as in the programs compared with.
        tableView.showsVerticalScrollIndicator = false
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsMade += 1
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = rows.title(at: indexPath.row)
        cell.detailTextLabel?.text = rows.detail(at: indexPath.row)
        cell.detailTextLabel?.textColor = .gray
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: What a measurement asks

    /// The number of the row at a height of the viewport; -1 without one.
    func id(at y: CGFloat) -> Int {
        let point = CGPoint(x: 100, y: tableView.contentOffset.y + y)
        return tableView.indexPathForRow(at: point).map { rows.id(at: $0.row) } ?? -1
    }

    var largestOffset: CGFloat { tableView.contentSize.height - tableView.bounds.height }
}

/// The same table with heights of its delegate's, asked for when a row is about to be shown.
final class VariableRowsViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 88
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.height(at: indexPath.row)
    }
}
