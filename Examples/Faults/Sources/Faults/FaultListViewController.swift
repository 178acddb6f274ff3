import UIKit

/// The list of the screens.
final class FaultListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Faults"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fault")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Fault.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fault", for: indexPath)
        let fault = Fault.allCases[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = fault.title
        content.secondaryText = fault.tool
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Fault.allCases[indexPath.row].makeController(), animated: true)
    }
}
