import UIKit

/// Shows 1,000,000,000 rows of equal height, none of which is stored.
final class BillionRowsViewController: UITableViewController {
    static let rowCount = 1_000_000_000

    init() {
        super.init(style: .plain)
        title = "A Billion Rows"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.setEqualRowHeight(44, in: traitCollection)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go To", image: nil,
            primaryAction: UIAction(title: "Go To") { [weak self] _ in self?.chooseRow() })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.setEqualRowHeight(44, in: traitCollection)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rowCount
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(RowNumber.text(indexPath.row))"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func go(to row: Int) {
        navigationController?.popToViewController(self, animated: true)
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    private func chooseRow() {
        let chooser = RowChooserViewController(rows: 0..<Self.rowCount) { [weak self] row in self?.go(to: row) }
        navigationController?.pushViewController(chooser, animated: true)
    }
}
