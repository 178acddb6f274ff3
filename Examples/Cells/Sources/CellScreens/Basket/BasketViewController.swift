import UIKit

/// A shopping basket: how controls in cells reach the controller, how changes of the data reach the table with and
/// without animation, and how rows are deleted and moved in editing mode.
final class BasketViewController: UITableViewController, BasketCellDelegate {
    private(set) var items = BasketItem.samples
    private var more = BasketItem.moreSamples

    init() {
        super.init(style: .insetGrouped)
        title = "Basket"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BasketCell.self, forCellReuseIdentifier: "item")
        tableView.estimatedRowHeight = 64
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [
            UIBarButtonItem(
                title: "Add", image: nil, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }),
            .flexibleSpace(),
            UIBarButtonItem(
                title: "Sort by Price", image: nil,
                primaryAction: UIAction(title: "Sort by Price") { [weak self] _ in self?.sort() }),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: Events from cells

    /// The row is asked for now. A number that the cell was given when it was filled would be wrong after the first
    /// insertion, deletion or move above it. The answer is nil while the cell leaves the table.
    func basketCell(_ cell: BasketCell, didChangeCountTo count: Int) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        items[indexPath.row].count = count
        // The cell stays, so that a finger that holds the stepper goes on counting.
        cell.show(items[indexPath.row])
        showTotal()
    }

    /// A closure knows its item, and looks for the item's row when it is called.
    private func remove(_ name: String) {
        guard let row = items.firstIndex(where: { $0.name == name }) else { return }
        items.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        showTotal()
    }

    // MARK: Changes

    private var total: String {
        "Total: \(BasketItem.text(cents: items.reduce(0) { $0 + $1.price * $1.count }))"
    }

    /// Changes the text of the footer in place: a reload of the section would take the cell from under the finger.
    private func showTotal() {
        guard let footer = tableView.footerView(forSection: 0) else { return }
        footer.textLabel?.text = total
        footer.setNeedsLayout()
    }

    private func add() {
        guard !more.isEmpty else { return }
        items.insert(more.removeFirst(), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        showTotal()
    }

    /// The data gets its new order at once, and the table is told where each row has gone.
    private func sort() {
        let before = items.map(\.name)
        items.sort { ($0.price, $0.name) < ($1.price, $1.name) }
        tableView.performBatchUpdates {
            for (row, item) in items.enumerated() {
                guard let old = before.firstIndex(of: item.name), old != row else { continue }
                tableView.moveRow(at: IndexPath(row: old, section: 0), to: IndexPath(row: row, section: 0))
            }
        }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        total
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        if let cell = cell as? BasketCell {
            let item = items[indexPath.row]
            cell.show(item)
            cell.delegate = self
            cell.onRemove = { [weak self] in self?.remove(item.name) }
        }
        return cell
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        remove(items[indexPath.row].name)
    }

    /// The table has moved the row already.
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
