import UIKit

/// A screen of rows that scroll below the bars.
final class BarPage: UITableViewController {
    /// Configures the navigation bar; called when the page is shown.
    var whenShown: (@MainActor (UINavigationBar) -> Void)?

    init(_ title: String) {
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let navigationController else { return }
        navigationController.setToolbarHidden(toolbarItems == nil, animated: animated)
        whenShown?(navigationController.navigationBar)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}
