import UIKit

/// Shows alerts, action sheets and sheets: a tap on a row presents one, and the footer shows the answer.
final class AlertsViewController: UITableViewController {
    private let sections = AlertSection.all
    private var answer = "Nothing chosen yet."

    init() {
        super.init(style: .insetGrouped)
        title = "Alerts & Sheets"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    /// Shows the user's answer in the footer.
    func show(answer: String) {
        self.answer = answer
        tableView.footerView(forSection: sections.count - 1)?.textLabel?.text = answer
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == sections.count - 1 ? answer : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "alert")
            ?? UITableViewCell(style: .default, reuseIdentifier: "alert")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row].title
        cell.textLabel?.textColor = tableView.tintColor
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let next = sections[indexPath.section].rows[indexPath.row].make(self)
        // On large screens an action sheet points at its row.
        next.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
        present(next, animated: true)
    }
}
