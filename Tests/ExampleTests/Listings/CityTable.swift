import UIKit

// The article "Tables" shows the parts of this file.

struct City {
    var name: String
    var population: Int
    var isLarge: Bool { population >= 1_000_000 }
}

class CityTable: UITableViewController {
    var cities = [
        City(name: "Tokyo", population: 14_000_000), City(name: "Lisbon", population: 570_000),
        City(name: "Coimbra", population: 106_000), City(name: "Faro", population: 67_000),
        City(name: "Elvas", population: 20_000),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { cities.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        let city = cities[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = city.name
        content.secondaryText = "\(city.population) people"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        cities.insert(cities.remove(at: source.row), at: destination.row)
    }

    func replaceSmallCities(with city: City) {
        let small = cities.indices.filter { cities[$0].population < 100_000 }
        tableView.performBatchUpdates {
            for index in small.reversed() { cities.remove(at: index) }
            cities.insert(city, at: 0)
            tableView.deleteRows(at: small.map { IndexPath(row: $0, section: 0) }, with: .fade)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
    }
}

final class CityTableOfTwoHeights: CityTable {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        cities[indexPath.row].isLarge ? 88 : 44
    }
}

final class CityTableOfOneHeight: CityTable {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }
}
