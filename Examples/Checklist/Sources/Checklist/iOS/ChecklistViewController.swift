import UIKit

class ChecklistViewController: UIViewController {

    private let checklist: Checklist
    private let tableView = UITableView(frame: .zero, style: .plain)

    init(checklist: Checklist) {
        self.checklist = checklist
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)

        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addItem(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(checklistDidChange), name: .checklistDidChange, object: checklist)
        showRemaining()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    @objc private func addItem(_ sender: UIBarButtonItem) {
        let item = ChecklistItem(title: "New item")
        checklist.add(item)
        tableView.insertRows(at: [IndexPath(row: checklist.items.count - 1, section: 0)], with: .automatic)
    }

    private func remove(at indexPath: IndexPath) {
        let item = checklist.items[indexPath.row]
        checklist.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        undoManager?.registerUndo(withTarget: self) { $0.insert(item, at: indexPath) }
        undoManager?.setActionName("Delete Item")
    }

    private func insert(_ item: ChecklistItem, at indexPath: IndexPath) {
        checklist.insert(item, at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
        undoManager?.registerUndo(withTarget: self) { $0.remove(at: indexPath) }
        undoManager?.setActionName("Delete Item")
    }

    @objc private func checklistDidChange(_ notification: Notification) {
        showRemaining()
    }

    private func showRemaining() {
        title = checklist.remaining == 0 ? "All done" : "\(checklist.remaining) to do"
    }

    private func edit(_ item: ChecklistItem) {
        let editor = ItemViewController(item: item)
        editor.onRename = { [unowned self] title in
            checklist.rename(item, to: title)
            tableView.reloadData()
        }
        navigationController?.pushViewController(editor, animated: true)
    }
}

extension ChecklistViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return checklist.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemCell.reuseIdentifier, for: indexPath) as! ItemCell
        cell.show(checklist.items[indexPath.row])
        cell.delegate = self
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        remove(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        checklist.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        edit(checklist.items[indexPath.row])
    }
}

extension ChecklistViewController: ItemCellDelegate {

    func itemCell(_ cell: ItemCell, didSetDone isDone: Bool) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        checklist.setDone(isDone, for: checklist.items[indexPath.row])
        cell.show(checklist.items[indexPath.row])
    }

    func itemCellWasPressedLong(_ cell: ItemCell) {
        setEditing(true, animated: true)
    }
}
