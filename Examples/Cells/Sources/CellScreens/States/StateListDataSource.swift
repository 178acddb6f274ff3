import UIKit

/// A section for each state, under a header of 30 points. Cells and headers are reused.
final class StateListDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let states: [FederalState]

    init(states: [FederalState]) {
        self.states = states
    }

    /// Registers the classes and becomes the table's data source and delegate. The table keeps neither.
    func supply(_ tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "state")
        tableView.dataSource = self
        tableView.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        states.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        states[section].cities.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = states[indexPath.section].cities[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "state")
        header?.textLabel?.text = states[section].name
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
