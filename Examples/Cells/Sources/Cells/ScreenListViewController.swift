import CellScreens
import UIKit

/// The list of the screens.
final class ScreenListViewController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Cells"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        CellScreen.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "screen")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
        let screen = CellScreen.allCases[indexPath.row]
        cell.textLabel?.text = screen.title
        cell.detailTextLabel?.text = screen.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(CellScreen.allCases[indexPath.row].makeController(), animated: true)
    }
}
