import UIKit

/// Shows twenty cities in four sections, one per cell style. The rows of a section have different accessory types.
final class CitiesViewController: UITableViewController {
    private struct StyleSection {
        let title: String
        let style: UITableViewCell.CellStyle
        let cities: [City]
    }

    private static let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]

    private let sections: [StyleSection]

    init() {
        let styles: [(String, UITableViewCell.CellStyle)] = [
            ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
        ]
        let rows = Self.accessories.count
        sections = styles.enumerated().map { index, entry in
            StyleSection(
                title: entry.0, style: entry.1, cities: Array(City.largest[index * rows..<(index + 1) * rows]))
        }
        super.init(style: .grouped)
        title = "Cities"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cities.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = sections[indexPath.section]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: section.title)
            ?? UITableViewCell(style: section.style, reuseIdentifier: section.title)
        let city = section.cities[indexPath.row]
        cell.textLabel?.text = city.name
        cell.detailTextLabel?.text = section.style == .value1 ? Self.millions(city.population) : city.state
        cell.accessoryType = Self.accessories[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let city = sections[indexPath.section].cities[indexPath.row]
        navigationController?.pushViewController(CityViewController(city: city), animated: true)
    }

    private static func millions(_ population: Int) -> String {
        String(format: "%.2f M", Double(population) / 1_000_000)
    }
}
