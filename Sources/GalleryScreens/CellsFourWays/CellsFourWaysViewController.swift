import UIKit

/// Shows the same cities in cells that are made in four ways: a prototype of the storyboard, a nib, code with frames,
/// and code with constraints. The rows are equal to the pixel.
final class CellsFourWaysViewController: UITableViewController {
    private enum Way: String, CaseIterable {
        case prototype
        case nib
        case frames
        case constraints

        var title: String {
            switch self {
            case .prototype: "Prototype of a storyboard"
            case .nib: "Nib"
            case .frames: "Code with frames"
            case .constraints: "Code with constraints"
            }
        }
    }

    private let data = ["New York, NY", "Los Angeles, CA", "Chicago, IL"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.setEqualRowHeight(44, in: traitCollection)
        // The storyboard registers its prototype itself.
        tableView.register(UINib(nibName: "CityNibCell", bundle: nil), forCellReuseIdentifier: Way.nib.rawValue)
        tableView.register(CityFrameCell.self, forCellReuseIdentifier: Way.frames.rawValue)
        tableView.register(CityConstraintCell.self, forCellReuseIdentifier: Way.constraints.rawValue)
    }

    /// The constraints of the cells leave their heights open.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.setEqualRowHeight(44, in: traitCollection)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Way.allCases.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Way.allCases[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: Way.allCases[indexPath.section].rawValue, for: indexPath)
        let parts = data[indexPath.row].components(separatedBy: ", ")
        (cell as? CityStateCell)?.show(city: parts[0], state: parts[1])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
