import UIKit

/// Source of the years of Swift 3 to 4.1, with the names of then.
open class OldTableViewController: UITableViewController {
    let rows = ["one", "two", "three"]
    public private(set) var log: [String] = []

    override open func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.estimatedRowHeight = 44
        tableView.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
        tableView.scrollIndicatorInsets = .zero
        tableView.separatorInset = UIEdgeInsets.zero
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(entered), name: NSNotification.Name.UIApplicationDidEnterBackground, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(selectionChanged), name: .UITableViewSelectionDidChange, object: nil)
    }

    func keyboardFrame(of notification: Notification) -> CGRect {
        return (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    }

    @objc func keyboardWillShow(_ notification: Notification) { log.append("keyboard") }
    @objc func entered() { log.append("background") }
    @objc func selectionChanged() { log.append("selection") }

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let style: UITableViewCellStyle = .subtitle
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessoryType = UITableViewCellAccessoryType.disclosureIndicator
        cell.selectionStyle = UITableViewCellSelectionStyle.gray
        return cell
    }

    public func isDeletion(_ editingStyle: UITableViewCellEditingStyle) -> Bool {
        return editingStyle == UITableViewCellEditingStyle.delete
    }

    override open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return UITableViewAutomaticDimension
    }

    public func scroll(_ position: UITableViewScrollPosition, animation: UITableViewRowAnimation) {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: position, animated: false)
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: animation)
    }
}
