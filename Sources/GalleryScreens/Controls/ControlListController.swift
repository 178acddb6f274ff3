import UIKit

/// A screen of controls, one per row.
class ControlListController: UITableViewController, ControlScreen {
    private let sections: [ControlSection]
    /// The controls by row. They are made once and keep their state while their rows are off the screen.
    private var controls: [IndexPath: UIView] = [:]

    init(title: String, sections: [ControlSection]) {
        self.sections = sections
        super.init(style: .insetGrouped)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ControlCell.self, forCellReuseIdentifier: "control")
        tableView.keyboardDismissMode = .onDrag
    }

    var taps = 0

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

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "control", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        (cell as? ControlCell)?.show(row.title, control(at: indexPath), place: row.place)
        return cell
    }
}
