import UIKit

/// A mailbox. Swipes mark messages as read, flag, archive and delete them, and the Edit button several at once. A pull
/// brings a new message; older ones come while it is scrolled.
final class MailViewController: UITableViewController {
    private var messages = (0..<24).map { Message(number: $0) }
    /// The number of the newest message, and the number after that of the oldest.
    private var newest = 0
    private var end = 24

    init() {
        super.init(style: .plain)
        title = "Inbox"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 98
        tableView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [
            UIBarButtonItem(
                title: "Mark as Read", image: nil,
                primaryAction: UIAction(title: "Mark as Read") { [weak self] _ in self?.markChosen() }),
            .flexibleSpace(),
            UIBarButtonItem(
                title: "Delete", image: nil,
                primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteChosen() }),
        ]
        let refreshing = UIRefreshControl()
        refreshing.addAction(UIAction { [weak self] _ in self?.receive() }, for: .valueChanged)
        refreshControl = refreshing
    }

    /// Adds a new message at the top.
    private func receive() {
        newest -= 1
        messages.insert(Message(number: newest), at: 0)
        refreshControl?.endRefreshing()
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    // MARK: Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
    }

    /// Empty, so that a swipe does not begin the editing of several messages.
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    private func markChosen() {
        for indexPath in tableView.indexPathsForSelectedRows ?? [] { change(at: indexPath) { $0.isUnread = false } }
        setEditing(false, animated: true)
    }

    private func deleteChosen() {
        let chosen = tableView.indexPathsForSelectedRows ?? []
        for indexPath in chosen.sorted(by: >) { messages.remove(at: indexPath.row) }
        tableView.deleteRows(at: chosen, with: .automatic)
        setEditing(false, animated: true)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !tableView.isEditing else { return }
        change(at: indexPath) { $0.isUnread = false }
        let message = MessageViewController(message: messages[indexPath.row])
        navigationController?.pushViewController(message, animated: true)
    }

    /// Adds older messages when the last ones are about to be seen.
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let left = scrollView.contentSize.height - scrollView.contentOffset.y - scrollView.bounds.height
        guard left < scrollView.bounds.height, !messages.isEmpty, end < 10_000 else { return }
        let older = (end..<end + 24).map { Message(number: $0) }
        let first = messages.count
        end += older.count
        messages += older
        tableView.insertRows(at: (first..<messages.count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    // MARK: Swipes

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        let mark = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") {
            [weak self] _, _, done in
            self?.change(message) { $0.isUnread.toggle() }
            done(true)
        }
        mark.image = UIImage(systemName: message.isUnread ? "envelope.open.fill" : "envelope.fill")
        mark.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [mark])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.remove(message)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
            [weak self] _, _, done in
            self?.change(message) { $0.isFlagged.toggle() }
            done(true)
        }
        flag.image = UIImage(systemName: message.isFlagged ? "flag" : "flag.fill")
        flag.backgroundColor = .systemOrange
        let archive = UIContextualAction(style: .destructive, title: "Archive") { [weak self] _, _, done in
            self?.remove(message)
            done(true)
        }
        archive.image = UIImage(systemName: "archivebox.fill")
        archive.backgroundColor = .systemPurple
        return UISwipeActionsConfiguration(actions: [delete, flag, archive])
    }

    // MARK: Changes

    private func change(_ message: Message, _ change: (inout Message) -> Void) {
        guard let row = messages.firstIndex(where: { $0.number == message.number }) else { return }
        self.change(at: IndexPath(row: row, section: 0), change)
    }

    /// Changes a message, and its cell without asking for a new one, so that a swipe goes on.
    private func change(at indexPath: IndexPath, _ change: (inout Message) -> Void) {
        change(&messages[indexPath.row])
        (tableView.cellForRow(at: indexPath) as? MessageCell)?.show(messages[indexPath.row])
    }

    private func remove(_ message: Message) {
        guard let row = messages.firstIndex(where: { $0.number == message.number }) else { return }
        messages.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}
