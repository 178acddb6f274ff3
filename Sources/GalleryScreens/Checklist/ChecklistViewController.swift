import UIKit

/// Shows a packing list. A tap on a row ticks it and reloads only that row.
final class ChecklistViewController: UITableViewController {
    private struct Item {
        let name: String
        var isDone = false
    }

    private struct Group {
        let name: String
        var items: [Item]
    }

    private var groups = [
        Group(name: "Papers", items: ["Passport", "Train tickets", "Insurance card"].map { Item(name: $0) }),
        Group(name: "Clothes", items: ["Rain jacket", "Walking boots", "Warm socks"].map { Item(name: $0) }),
        Group(name: "Kitchen", items: ["Stove", "Gas", "Matches", "Coffee"].map { Item(name: $0) }),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Checklist"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].items.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].name
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let items = groups[section].items
        return "\(items.filter(\.isDone).count) of \(items.count) packed"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = groups[indexPath.section].items[indexPath.row]
        cell.textLabel?.text = item.name
        cell.textLabel?.textColor = item.isDone ? .secondaryLabel : .label
        cell.accessoryType = item.isDone ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        groups[indexPath.section].items[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
        tableView.footerView(forSection: indexPath.section)?.textLabel?.text =
            self.tableView(tableView, titleForFooterInSection: indexPath.section)
    }
}
