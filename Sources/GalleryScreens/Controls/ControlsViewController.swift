import UIKit

/// Every control, a row each. A tap on a button is counted in the title.
final class ControlsViewController: UITableViewController {
    private let sections = ControlSection.all
    /// Made once: a control keeps its state while its row is off the screen.
    private var controls: [IndexPath: UIView] = [:]
    private var taps = 0

    init() {
        super.init(style: .insetGrouped)
        title = "Controls"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ControlCell.self, forCellReuseIdentifier: "control")
    }

    /// What the buttons of the screen do.
    func countTap() {
        taps += 1
        title = taps == 1 ? "1 Tap" : "\(taps) Taps"
    }

    /// The value that a control was brought to.
    func show(value: Float?) {
        title = value.map { String(format: "%g", ($0 * 100).rounded() / 100) }
    }

    private func control(at indexPath: IndexPath) -> UIView {
        if let control = controls[indexPath] { return control }
        let control = sections[indexPath.section].rows[indexPath.row].make(self)
        controls[indexPath] = control
        return control
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "control", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        (cell as? ControlCell)?.show(row.title, control(at: indexPath), isWide: row.isWide)
        return cell
    }
}
