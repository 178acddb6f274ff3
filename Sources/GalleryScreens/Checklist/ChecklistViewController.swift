import UIKit

/// Shows a packing list. A tap on a row ticks it and reloads only that row; while the list is edited, rows can be
/// deleted, added and moved, which can be undone.
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

    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undoManager?.undo() })

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
        navigationItem.rightBarButtonItem = editButtonItem
    }

    /// While the list is edited, each group ends with a row that adds an item.
    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        super.setEditing(editing, animated: animated)
        let rows = groups.indices.map { IndexPath(row: groups[$0].items.count, section: $0) }
        let animation: UITableView.RowAnimation = animated ? .fade : .none
        if editing {
            tableView.insertRows(at: rows, with: animation)
        } else {
            tableView.deleteRows(at: rows, with: animation)
        }
        navigationItem.rightBarButtonItems = editing ? [editButtonItem, undoItem] : [editButtonItem]
        showUndo()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].items.count + (isEditing ? 1 : 0)
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
        let item = isItem(indexPath) ? groups[indexPath.section].items[indexPath.row] : Item(name: "Add an item")
        cell.textLabel?.text = item.name
        cell.textLabel?.textColor = item.isDone ? .secondaryLabel : .label
        cell.accessoryType = item.isDone ? .checkmark : .none
        cell.editingAccessoryType = cell.accessoryType
        // A checkmark is seen, but not spoken.
        cell.accessibilityTraits = item.isDone ? .selected : .none
        return cell
    }

    private func isItem(_ indexPath: IndexPath) -> Bool {
        indexPath.row < groups[indexPath.section].items.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        groups[indexPath.section].items[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
        showCount(ofSection: indexPath.section)
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        isItem(indexPath) ? .delete : .insert
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            remove(at: indexPath)
        } else {
            insert(Item(name: "New item"), at: indexPath)
        }
    }

    private func remove(at indexPath: IndexPath) {
        let item = groups[indexPath.section].items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        changed(section: indexPath.section) { $0.insert(item, at: indexPath) }
    }

    private func insert(_ item: Item, at indexPath: IndexPath) {
        groups[indexPath.section].items.insert(item, at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
        changed(section: indexPath.section) { $0.remove(at: indexPath) }
    }

    // MARK: Moving

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        isItem(indexPath)
    }

    /// The row that adds an item stays the last one.
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let target = proposedDestinationIndexPath
        let last = groups[target.section].items.count - (target.section == sourceIndexPath.section ? 1 : 0)
        return IndexPath(row: min(target.row, last), section: target.section)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = groups[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
        groups[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
        showCount(ofSection: destinationIndexPath.section)
        changed(section: sourceIndexPath.section) { $0.moveBack(from: destinationIndexPath, to: sourceIndexPath) }
    }

    private func moveBack(from place: IndexPath, to former: IndexPath) {
        tableView(tableView, moveRowAt: place, to: former)
        tableView.moveRow(at: place, to: former)
    }

    // MARK: What a change leads to

    private func changed(section: Int, undo: @escaping @MainActor (ChecklistViewController) -> Void) {
        undoManager?.registerUndo(withTarget: self) { controller in undo(controller) }
        showCount(ofSection: section)
        showUndo()
    }

    private func showCount(ofSection section: Int) {
        tableView.footerView(forSection: section)?.textLabel?.text = tableView(
            tableView, titleForFooterInSection: section)
    }

    private func showUndo() {
        undoItem.isEnabled = undoManager?.canUndo ?? false
    }
}
