import UIKit

class HotListViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!

    private let store = TaskStore()
    private var priorityTasks: [HotTask] = []
    private var bonusTasks: [HotTask] = []
    private var deletedTask: HotTask?
    private var deletedIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }

    private func configure() {
        let tasks = store.load() ?? HotListViewController.suggestions
        priorityTasks = tasks.filter { $0.priority == .top }
        bonusTasks = tasks.filter { $0.priority == .bonus }
        tableView.dataSource = self
        tableView.delegate = self
    }

    private static var suggestions: [HotTask] {
        return ["Call the dentist", "Pay the rent", "Water the plants"].map { HotTask(caption: $0, priority: .top) }
            + [HotTask(caption: "Read a chapter")]
    }

    // MARK: - Tasks

    private func task(at indexPath: IndexPath) -> HotTask? {
        switch indexPath.section {
        case 1: return priorityTasks[indexPath.row]
        case 2: return bonusTasks[indexPath.row]
        default: return nil
        }
    }

    private func section(of priority: Priority) -> Int {
        return priority == .top ? 1 : 2
    }

    private func insert(_ task: HotTask, at row: Int) {
        tableView.beginUpdates()
        switch task.priority {
        case .top: priorityTasks.insert(task, at: row)
        case .bonus: bonusTasks.insert(task, at: row)
        }
        tableView.insertRows(at: [IndexPath(row: row, section: section(of: task.priority))], with: .automatic)
        tableView.endUpdates()
        store.save(priorityTasks + bonusTasks)
    }

    @discardableResult
    private func removeTask(at indexPath: IndexPath) -> HotTask? {
        guard let task = task(at: indexPath) else { return nil }
        tableView.beginUpdates()
        switch task.priority {
        case .top: priorityTasks.remove(at: indexPath.row)
        case .bonus: bonusTasks.remove(at: indexPath.row)
        }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        tableView.endUpdates()
        store.save(priorityTasks + bonusTasks)
        return task
    }

    private func setCompleted(_ completed: Bool, at indexPath: IndexPath) {
        guard let task = task(at: indexPath) else { return }
        forgetDeletedTask()
        task.completed = completed
        tableView.cellForRow(at: indexPath)?.accessoryType = completed ? .checkmark : .none
        store.save(priorityTasks + bonusTasks)
    }

    private func deleteTask(at indexPath: IndexPath) {
        deletedTask = removeTask(at: indexPath)
        deletedIndexPath = indexPath
    }

    private func moveTask(at indexPath: IndexPath) {
        guard let task = removeTask(at: indexPath) else { return }
        forgetDeletedTask()
        task.priority = task.priority.other
        insert(task, at: 0)
    }

    private func forgetDeletedTask() {
        deletedTask = nil
        deletedIndexPath = nil
    }

    // MARK: - Adding

    private func askForTask() {
        let alert = UIAlertController(title: "New Task", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Do something" }
        for (title, priority) in [("Add to Top Priority", Priority.top), ("Add to Bonus", .bonus)] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [weak self, weak alert] _ in
                    self?.forgetDeletedTask()
                    self?.insert(HotTask(caption: alert?.textFields?.first?.text, priority: priority), at: 0)
                })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    // MARK: - Restoring

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake, presentedViewController == nil, deletedTask != nil, deletedIndexPath != nil
        else { return }
        let alert = UIAlertController(
            title: "Restore Task?", message: "The task that was deleted last comes back to its place.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Restore", style: .default) { [weak self] _ in self?.restoreTask() })
        present(alert, animated: true, completion: nil)
    }

    private func restoreTask() {
        guard let task = deletedTask, let indexPath = deletedIndexPath else { return }
        forgetDeletedTask()
        insert(task, at: indexPath.row)
    }
}

// MARK: - Rows

extension HotListViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch section {
        case 0: return 1
        case 1: return priorityTasks.count
        case 2: return bonusTasks.count
        default: return 0
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let task = task(at: indexPath) else {
            return tableView.dequeueReusableCell(withIdentifier: "NewTaskCellID", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCellID", for: indexPath)
        cell.textLabel?.text = task.caption
        cell.accessoryType = task.completed ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section {
        case 1: return "Top Priority"
        case 2: return "Bonus"
        default: return nil
        }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section != 0
    }
}

extension HotListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if task(at: indexPath)?.completed == true {
            tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section == 0 {
            tableView.deselectRow(at: indexPath, animated: true)
            askForTask()
        } else {
            setCompleted(true, at: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        setCompleted(false, at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        guard let task = task(at: indexPath) else { return nil }
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, indexPath in
            self?.deleteTask(at: indexPath)
        }
        let title = task.priority == .top ? "Move to Bonus" : "Move to Priority"
        let move = UITableViewRowAction(style: .normal, title: title) { [weak self] _, indexPath in
            self?.moveTask(at: indexPath)
        }
        return [delete, move]
    }
}
