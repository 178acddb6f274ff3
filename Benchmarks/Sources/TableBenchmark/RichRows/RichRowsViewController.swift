import UIKit

/// Rows that determine their heights themselves.
final class RichRowsViewController: RowsViewController {
    private let cells: RichCell.Type

    /// - Parameter cells: how rows are laid out.
    init(_ rows: Rows, cells: RichCell.Type) {
        self.cells = cells
        super.init(rows)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cells, forCellReuseIdentifier: "rich")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 88
        tableView.separatorInset = .zero
        tableView.separatorColor = RichRow.lineColor
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsMade += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "rich", for: indexPath)
        (cell as? RichCell)?.fill(rows, indexPath.row)
        return cell
    }
}
