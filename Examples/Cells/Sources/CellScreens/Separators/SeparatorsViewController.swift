import UIKit

/// Four recipes for separators, a section for each.
final class SeparatorsViewController: UITableViewController {
    private static let texts = ["North", "East", "South", "West"]

    /// An inset that leaves nothing of a separator, whatever the width of the row.
    private static let nothing = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)

    init() {
        super.init(style: .plain)
        title = "Separators"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for recipe in SeparatorRecipe.allCases {
            let cellClass: AnyClass = recipe == .own ? RuledCell.self : UITableViewCell.self
            tableView.register(cellClass, forCellReuseIdentifier: recipe.title)
        }
        // No lines below the last row.
        tableView.tableFooterView = UIView()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        SeparatorRecipe.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.texts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        SeparatorRecipe.allCases[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let recipe = SeparatorRecipe.allCases[indexPath.section]
        let cell = tableView.dequeueReusableCell(withIdentifier: recipe.title, for: indexPath)
        cell.textLabel?.text = Self.texts[indexPath.row]
        setUp(cell, recipe, row: indexPath.row)
        return cell
    }

    /// A cell that is reused has the inset of its earlier row, so each row sets its own.
    private func setUp(_ cell: UITableViewCell, _ recipe: SeparatorRecipe, row: Int) {
        switch recipe {
        case .standard: break
        case .edgeToEdge:
            cell.separatorInset = .zero
            cell.layoutMargins = .zero
            cell.preservesSuperviewLayoutMargins = false
        case .some: cell.separatorInset = row == 0 ? Self.nothing : tableView.separatorInset
        case .own: cell.separatorInset = Self.nothing
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
