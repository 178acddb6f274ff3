import UIKit

/// Tasks in two sections. A tap completes one, a swipe deletes or moves it, and a shake restores the deleted one.
final class HotListViewController: UITableViewController {
    private let list: HotList

    /// - Parameter list: the default is not kept between runs.
    init(list: HotList = HotList()) {
        self.list = list
        super.init(style: .grouped)
        title = "Hot List"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.allowsMultipleSelection = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "NewTaskCellID")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "TaskCellID")
    }

    // MARK: Places: the first section adds, each further one has the tasks of one priority

    private func priority(_ section: Int) -> Priority? { Priority(rawValue: section - 1) }

    private func place(_ indexPath: IndexPath) -> HotList.Place? {
        priority(indexPath.section).map { HotList.Place(priority: $0, index: indexPath.row) }
    }

    private func indexPath(_ place: HotList.Place) -> IndexPath {
        IndexPath(row: place.index, section: place.priority.rawValue + 1)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 1 + Priority.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        priority(section).map(list.count(of:)) ?? 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        priority(section)?.title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let place = place(indexPath) else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "NewTaskCellID", for: indexPath)
            cell.textLabel?.text = "Add Task"
            cell.textLabel?.textColor = cell.tintColor
            cell.imageView?.image = UIImage(systemName: "plus.circle.fill")
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCellID", for: indexPath)
        let task = list.task(at: place)
        cell.selectionStyle = .none
        cell.textLabel?.text = task?.caption
        cell.accessoryType = task?.isCompleted == true ? .checkmark : .none
        return cell
    }

    // MARK: Completing

    /// Completed tasks are the selected rows, so that assistive technologies say so.
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let place = place(indexPath), list.task(at: place)?.isCompleted == true else { return }
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard place(indexPath) != nil else {
            tableView.deselectRow(at: indexPath, animated: true)
            return askForTask()
        }
        setCompleted(true, at: indexPath)
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        setCompleted(false, at: indexPath)
    }

    private func setCompleted(_ isCompleted: Bool, at indexPath: IndexPath) {
        guard let place = place(indexPath) else { return }
        list.setCompleted(isCompleted, at: place)
        tableView.cellForRow(at: indexPath)?.accessoryType = isCompleted ? .checkmark : .none
    }

    // MARK: Adding

    private func askForTask() {
        let alert = UIAlertController(title: "New Task", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Do something"
            field.autocapitalizationType = .sentences
        }
        for priority in Priority.allCases {
            alert.addAction(
                UIAlertAction(title: "Add to \(priority.title)", style: .default) { [weak self, weak alert] _ in
                    self?.add(HotTask(caption: alert?.textFields?.first?.text), to: priority)
                })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func add(_ task: HotTask, to priority: Priority) {
        tableView.insertRows(at: [indexPath(list.add(task, to: priority))], with: .automatic)
    }

    // MARK: Deleting and moving

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let priority = priority(indexPath.section) else { return UISwipeActionsConfiguration(actions: []) }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            done(self?.delete(at: indexPath) ?? false)
        }
        let move = UIContextualAction(style: .normal, title: priority.other.moveTitle) { [weak self] _, _, done in
            done(self?.move(from: indexPath) ?? false)
        }
        return UISwipeActionsConfiguration(actions: [delete, move])
    }

    private func delete(at indexPath: IndexPath) -> Bool {
        guard let place = place(indexPath), list.delete(at: place) else { return false }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        return true
    }

    private func move(from indexPath: IndexPath) -> Bool {
        guard let place = place(indexPath), let destination = list.move(from: place) else { return false }
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [indexPath], with: .automatic)
            tableView.insertRows(at: [self.indexPath(destination)], with: .automatic)
        }
        return true
    }

    // MARK: Restoring

    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake, list.canRestore, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Restore Task?", message: "The task that was deleted last comes back to its place.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Restore", style: .default) { [weak self] _ in
                guard let self, let place = list.restore() else { return }
                tableView.insertRows(at: [indexPath(place)], with: .automatic)
            })
        present(alert, animated: true)
    }
}
