import UIKit

/// A list of goods, which can be added, deleted and opened.
@MainActor
final class ShopListController: UITableViewController {
    private var goods = UserDefaults.standard.stringArray(forKey: "goods") ?? (1...30).map { "Item \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Goods"
        tableView.accessibilityIdentifier = "goods"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "good")
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in askForName() })
        navigationItem.rightBarButtonItems = [add, editButtonItem]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Later", primaryAction: UIAction { [unowned self] _ in showLater() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goods.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "good", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = goods[indexPath.row]
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = goods[indexPath.row]
        detail.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        goods.remove(at: indexPath.row)
        save()
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    private func save() { UserDefaults.standard.set(goods, forKey: "goods") }

    private func askForName() {
        let alert = UIAlertController(title: "New item", message: "What do you need?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [unowned self] _ in
                goods.insert(alert.textFields?.first?.text ?? "", at: 0)
                save()
                tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            })
        present(alert, animated: true)
    }

    private func showLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.show("Three seconds") }
        let show: @MainActor @Sendable () -> Void = { [weak self] in self?.show("Background") }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.005)
            DispatchQueue.main.async(execute: show)
        }
    }

    private func show(_ text: String) {
        let label = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 20))
        label.text = text
        navigationController?.view.addSubview(label)
    }
}
