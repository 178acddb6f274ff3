import UIKit

/// The mistake: the closure of a cell retains the cell, and the controller.
final class LeakingCellViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TappedCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        // `[weak self, weak cell]` is missing.
        (cell as? TappedCell)?.onTap = {
            cell.accessoryType = .checkmark
            self.title = cell.textLabel?.text
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? TappedCell)?.onTap?()
    }
}

/// A cell with a closure for taps.
final class TappedCell: UITableViewCell {
    var onTap: (() -> Void)?
}
