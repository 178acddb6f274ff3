import UIKit

final class GroceriesViewController: UITableViewController {
    private var groceries = ["Bread", "Milk", "Tomatoes"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Groceries"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Grocery")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addGrocery() })
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { groceries.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Grocery", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = groceries[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    private func addGrocery() {
        groceries.append("Item \(groceries.count + 1)")
        let last = IndexPath(row: groceries.count - 1, section: 0)
        tableView.insertRows(at: [last], with: .automatic)
    }
}
