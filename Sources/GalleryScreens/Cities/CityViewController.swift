import UIKit

/// Shows the facts of one city; pushed by the detail button of the city's row.
final class CityViewController: UITableViewController {
    private let facts: [(name: String, value: String)]

    init(city: City) {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        facts = [
            ("State", city.state),
            ("Population", formatter.string(from: NSNumber(value: city.population)) ?? "\(city.population)"),
        ]
        super.init(style: .insetGrouped)
        title = city.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        facts.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Census of 2020"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = facts[indexPath.row].name
        cell.detailTextLabel?.text = facts[indexPath.row].value
        cell.selectionStyle = .none
        return cell
    }
}
