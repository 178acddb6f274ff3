import UIKit

/// Shows the subdivisions of every country, a section per country. The bar button switches to the next table style.
///
/// The style of a table cannot change, so each switch replaces the table.
final class CountriesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let styles: [(style: UITableView.Style, name: String)] = [
        (.insetGrouped, "Inset"), (.grouped, "Grouped"), (.plain, "Plain"),
    ]

    private let countries: [Country]
    private var tableView: UITableView?
    private var styleIndex = 0

    init(countries: [Country]) {
        self.countries = countries
        super.init(nibName: nil, bundle: nil)
        title = "Countries"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showTable()
    }

    private func showTable() {
        let current = Self.styles[styleIndex]
        let table = UITableView(frame: view.bounds, style: current.style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.register(SubdivisionCell.self, forCellReuseIdentifier: "subdivision")
        tableView?.removeFromSuperview()
        view.addSubview(table)
        tableView = table
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: current.name, image: nil,
            primaryAction: UIAction(title: current.name) { [weak self] _ in self?.showNextStyle() })
    }

    private func showNextStyle() {
        let topmost = tableView?.indexPathsForVisibleRows?.first
        styleIndex = (styleIndex + 1) % Self.styles.count
        showTable()
        guard let topmost else { return }
        tableView?.layoutIfNeeded()
        tableView?.scrollToRow(at: topmost, at: .top, animated: false)
    }

    // MARK: Data source and delegate

    func numberOfSections(in tableView: UITableView) -> Int {
        countries.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countries[section].subdivisions.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "\(countries[section].flag) \(countries[section].name)"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let count = countries[section].subdivisions.count
        return count == 1 ? "1 subdivision" : "\(count) subdivisions"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "subdivision", for: indexPath)
        let subdivision = countries[indexPath.section].subdivisions[indexPath.row]
        cell.textLabel?.text = subdivision.name
        cell.detailTextLabel?.text = "\(subdivision.kind) \(subdivision.code)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
