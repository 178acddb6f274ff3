import UIKit

/// Shows every kind of built-in cell. The button switches to the next text size.
final class CellCatalogueViewController: UITableViewController {
    private let sections: [(title: String, entries: [CatalogueEntry])] = [
        ("Styles", CatalogueEntry.styles), ("Accessories", CatalogueEntry.accessories),
        ("Selection", CatalogueEntry.selections), ("Contents", CatalogueEntry.contents),
        ("Text styles", CatalogueEntry.textStyles),
    ]

    private static let sizes: [(name: String, category: UIContentSizeCategory)] = [
        ("Size L", .large), ("Size XXXL", .extraExtraExtraLarge), ("Size AX5", .accessibilityExtraExtraExtraLarge),
        ("Size XS", .extraSmall),
    ]
    private var sizeIndex = 0

    init() {
        super.init(style: .insetGrouped)
        title = "Cell Catalogue"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelection = true
        showSizeButton()
    }

    private func showSizeButton() {
        let name = Self.sizes[sizeIndex].name
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: name, image: nil, primaryAction: UIAction(title: name) { [weak self] _ in self?.showNextSize() })
    }

    /// Switches to the next text size. An equal minimum and maximum content size category leaves the table only one
    /// size.
    private func showNextSize() {
        sizeIndex = (sizeIndex + 1) % Self.sizes.count
        let category = Self.sizes[sizeIndex].category
        tableView.minimumContentSizeCategory = nil
        tableView.maximumContentSizeCategory = category
        tableView.minimumContentSizeCategory = category
        tableView.reloadData()
        showSizeButton()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.selectRow(at: IndexPath(row: 0, section: 2), animated: false, scrollPosition: .none)
        tableView.selectRow(at: IndexPath(row: 2, section: 2), animated: false, scrollPosition: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].entries.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let entry = sections[indexPath.section].entries[indexPath.row]
        let cell = UITableViewCell(style: entry.style, reuseIdentifier: nil)
        cell.textLabel?.text = entry.name
        cell.detailTextLabel?.text = "Detail"
        entry.setUp(cell)
        return cell
    }
}
