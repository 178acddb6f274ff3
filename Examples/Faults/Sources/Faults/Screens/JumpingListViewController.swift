import UIKit

/// The mistake: new messages come in above with `reloadData()`, which keeps the offset and not the rows at it.
final class JumpingListViewController: UITableViewController {
    private var messages = (0..<30).map { "Message \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    }

    /// Called when messages have arrived.
    func receive(_ count: Int) {
        messages.insert(contentsOf: (0..<count).map { "New message \($0)" }, at: 0)
        // `insertRows(at:with:)` keeps what is on screen where it is.
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}
