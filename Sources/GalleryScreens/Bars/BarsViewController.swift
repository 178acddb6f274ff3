import UIKit

/// Shows bars: the system's items in toolbars, a tab bar, and rows that open screens with bars of every kind.
final class BarsViewController: UITableViewController, ControlScreen {
    private let examples = BarExample.all
    private let bars = ControlSection.bars
    private var views: [Int: UIView] = [:]
    var taps = 0

    init() {
        super.init(style: .insetGrouped)
        title = "Bars"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ControlCell.self, forCellReuseIdentifier: "bar")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Screens" : bars.title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? examples.count : bars.rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 1 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
            cell.textLabel?.text = examples[indexPath.row].title
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "bar", for: indexPath)
        let row = bars.rows[indexPath.row]
        let view = views[indexPath.row] ?? row.make(self)
        views[indexPath.row] = view
        (cell as? ControlCell)?.show(row.title, view, place: row.place)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return }
        let example = examples[indexPath.row]
        let next = example.make()
        if example.isPresented {
            tableView.deselectRow(at: indexPath, animated: true)
            next.modalPresentationStyle = .fullScreen
            present(next, animated: true)
        } else {
            navigationController?.pushViewController(next, animated: true)
        }
    }

    /// Restores this screen's bars after a screen with other bars was popped.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
