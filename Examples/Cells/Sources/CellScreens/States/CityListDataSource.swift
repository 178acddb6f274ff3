import UIKit

/// The smallest data source: a text for each row, in cells that are made for it and not reused.
final class CityListDataSource: NSObject, UITableViewDataSource {
    private let cities: [String]

    init(cities: [String]) {
        self.cities = cities
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }
}
