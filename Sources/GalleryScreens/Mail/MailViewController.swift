import UIKit

/// A mailbox. Swipes mark messages as read, flag, archive and delete them; older messages come while it is scrolled.
final class MailViewController: UITableViewController {
    private var messages = (0..<24).map { Message(number: $0) }
    /// The number of the oldest message and the one after it.
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
