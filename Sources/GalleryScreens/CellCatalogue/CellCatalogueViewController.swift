import UIKit

/// Every kind of built-in cell once.
final class CellCatalogueViewController: UITableViewController {
    private let sections: [(title: String, entries: [CatalogueEntry])] = [
        ("Styles", CatalogueEntry.styles), ("Accessories", CatalogueEntry.accessories),
        ("Selection", CatalogueEntry.selections), ("Contents", CatalogueEntry.contents),
        ("Text styles", CatalogueEntry.textStyles),
    ]

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
