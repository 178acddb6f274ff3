import UIKit

/// The tree of the inspected views, with a field for search and a button to pick a view by the pointer.
final class ViewTreeController: UITableViewController, UISearchBarDelegate {
    /// Returns the windows whose views are listed.
    var windows: () -> [UIWindow] = { [] }
    var select: (UIView) -> Void = { _ in }
    var pick: () -> Void = {}

    private struct Row {
        weak var view: UIView?
        let depth: Int
        let text: String
    }

    private var rows: [Row] = []
    private let search = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Views"
        tableView.rowHeight = 32
        tableView.accessibilityIdentifier = "inspector tree"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "view")
        search.placeholder = "Class, identifier or text"
        search.delegate = self
        search.sizeToFit()
        tableView.tableHeaderView = search
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Pick", primaryAction: UIAction(title: "Pick") { [weak self] _ in self?.pick() }),
            UIBarButtonItem(
                title: "Reload", primaryAction: UIAction(title: "Reload") { [weak self] _ in self?.reload() }),
        ]
    }

    /// The window, and with it the scene whose windows are listed, is known from here on.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        reload()
    }

    /// Lists the views anew that match what is searched.
    private func reload() {
        let wanted = search.text ?? ""
        rows = windows().flatMap { rows(below: $0, depth: 0) }.filter {
            wanted.isEmpty || $0.text.range(of: wanted, options: .caseInsensitive) != nil
        }
        tableView.reloadData()
    }

    private func rows(below view: UIView, depth: Int) -> [Row] {
        [Row(view: view, depth: depth, text: ViewProperties(view: view).title)]
            + view.subviews.flatMap { rows(below: $0, depth: depth + 1) }
    }

    // MARK: Search

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        view.window?.makeKey()
        return true
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "view", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.text
        content.textProperties.font = .systemFont(ofSize: 13)
        content.textProperties.numberOfLines = 1
        content.textProperties.color = row.view?.isHidden == true ? .secondaryLabel : .label
        cell.contentConfiguration = content
        cell.indentationWidth = 8
        return cell
    }

    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        search.text?.isEmpty == false ? 0 : min(rows[indexPath.row].depth, 12)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.resignFirstResponder()
        if let view = rows[indexPath.row].view { select(view) } else { reload() }
    }
}
