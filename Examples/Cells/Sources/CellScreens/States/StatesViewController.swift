import UIKit

/// Shows a plain list of cities, and the same subject in sections: floating headers in the plain style, headers that
/// scroll away in the grouped one.
final class StatesViewController: UIViewController {
    private let cityList = CityListDataSource(cities: FederalState.largestCities)
    private let stateList = StateListDataSource(states: FederalState.samples)
    private let choice = UISegmentedControl()
    private var tableView: UITableView?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "States"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, name) in ["Cities", "Plain", "Grouped"].enumerated() {
            let action = UIAction(title: name) { [weak self] _ in self?.showChosenTable() }
            choice.insertSegment(action: action, at: index, animated: false)
        }
        choice.selectedSegmentIndex = 1
        navigationItem.titleView = choice
        showChosenTable()
    }

    /// The style of a table cannot change, so each choice makes a table.
    private func showChosenTable() {
        let table = UITableView(frame: view.bounds, style: choice.selectedSegmentIndex == 2 ? .grouped : .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if choice.selectedSegmentIndex == 0 {
            table.dataSource = cityList
        } else {
            stateList.supply(table)
        }
        tableView?.removeFromSuperview()
        view.addSubview(table)
        tableView = table
    }
}
