import UIKit

/// Shows rows that draw themselves, on gradients that run through their sections. The button switches between the
/// grouped and the plain style; tapping a row animates it.
final class CustomDrawingViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let sections = DrawingSection.all
    private var tableView: UITableView?
    private var style = UITableView.Style.grouped

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Custom Drawing"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showTable()
    }

    private func showTable() {
        let table = UITableView(frame: view.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        tableView?.removeFromSuperview()
        view.addSubview(table)
        tableView = table
        let name = style == .grouped ? "Grouped" : "Plain"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: name, image: nil,
            primaryAction: UIAction(title: name) { [weak self] _ in self?.changeStyle() })
    }

    /// Dissolves the old table into a new one of the other style.
    private func changeStyle() {
        style = style == .grouped ? .plain : .grouped
        UIView.transition(
            with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { self.showTable() })
    }

    // MARK: Data source and delegate

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return isTextLarge
            ? UITableView.automaticDimension : sections[indexPath.section].rows[indexPath.row].height
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = sections[indexPath.section]
        let cell = section.rows[indexPath.row].makeCell()
        cell.usualHeight = section.rows[indexPath.row].height
        cell.card.show(
            section.colors, position: RowPosition(row: indexPath.row, of: section.rows.count),
            isInset: tableView.style == .grouped)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? CardCell)?.play()
    }
}
