import UIKit

/// Rows that are moved by their grips: stages of a trip in one section each. Tickets stay in their section, and the first
/// row, where the trip begins, stays where it is.
final class ReorderViewController: UITableViewController {
    private struct Stop {
        let name: String
        let symbol: String
        var staysInSection = false
        var isMovable = true
    }

    private var days: [(title: String, stops: [Stop])] = [
        (
            "Saturday",
            [
                Stop(name: "Home", symbol: "house.fill", isMovable: false),
                Stop(name: "Train to Porto", symbol: "tram", staysInSection: true),
                Stop(name: "Harbour walk", symbol: "figure.walk"), Stop(name: "Book shop", symbol: "book.fill"),
                Stop(name: "Dinner by the river", symbol: "fork.knife"),
            ]
        ),
        (
            "Sunday",
            [
                Stop(name: "Market", symbol: "cart.fill"), Stop(name: "Lighthouse", symbol: "star.fill"),
                Stop(name: "Bus along the coast", symbol: "bus", staysInSection: true),
                Stop(name: "Old town", symbol: "building.2"),
            ]
        ),
        ("Some other day", []),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Reorder"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
        navigationItem.rightBarButtonItem = editButtonItem
        setEditing(true, animated: false)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        days.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days[section].stops.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        days[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
        let stop = days[indexPath.section].stops[indexPath.row]
        cell.textLabel?.text = stop.name
        cell.imageView?.image = UIImage(systemName: stop.symbol)
        cell.selectionStyle = .none
        return cell
    }

    // MARK: Moving

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        .none
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        days[indexPath.section].stops[indexPath.row].isMovable
    }

    /// Nothing comes before the beginning of the trip, and tickets are for their day.
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        var target = proposedDestinationIndexPath
        let source = sourceIndexPath
        if days[source.section].stops[source.row].staysInSection, target.section != source.section {
            let last = days[source.section].stops.count - 1
            target = IndexPath(row: target.section < source.section ? 0 : last, section: source.section)
        }
        if target.section == 0, target.row == 0 { target.row = 1 }
        return target
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let stop = days[sourceIndexPath.section].stops.remove(at: sourceIndexPath.row)
        days[destinationIndexPath.section].stops.insert(stop, at: destinationIndexPath.row)
    }
}
