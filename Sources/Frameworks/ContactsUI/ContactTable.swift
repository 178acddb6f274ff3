import UIKit

/// A table with a contact's name and a text above its values.
@MainActor
final class ContactTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: .zero, style: .insetGrouped)
    private var rows: [ContactRow] = []
    private var head: (title: String?, message: String?)
    private var isHighlighted: (ContactRow) -> Bool = { _ in false }
    private let onSelect: (ContactRow) -> Void

    init(onSelect: @escaping (ContactRow) -> Void) {
        self.onSelect = onSelect
        super.init()
        view.dataSource = self
        view.delegate = self
    }

    func show(title: String?, message: String?, rows: [ContactRow]) {
        (head, self.rows) = ((title, message), rows)
        view.reloadData()
    }

    func highlight(_ isHighlighted: @escaping (ContactRow) -> Bool) {
        self.isHighlighted = isHighlighted
        view.reloadData()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 + rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        guard indexPath.section > 0 else {
            cell.contentConfiguration = headContent
            cell.selectionStyle = .none
            return cell
        }
        let row = rows[indexPath.section - 1]
        var content = UIListContentConfiguration.valueCell()
        content.prefersSideBySideTextAndSecondaryText = false
        content.text = row.title
        content.secondaryText = row.text
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.numberOfLines = 0
        content.secondaryTextProperties.color = row.url == nil && !isHighlighted(row) ? .label : .tintColor
        cell.contentConfiguration = content
        cell.selectionStyle = .default
        return cell
    }

    private var headContent: UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = head.title ?? SystemText.noName.string
        content.textProperties.font = .preferredFont(forTextStyle: .title2)
        content.secondaryText = head.message
        content.image = UIImage(systemName: "person.crop.circle")
        return content
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section > 0 else { return }
        onSelect(rows[indexPath.section - 1])
    }
}
