import UIKit

/// Shows cells, headers and footers that are set up by configurations. The rows of the last section name their state;
/// they can be selected, swiped, and in editing mode deleted and moved.
final class ConfigurationsViewController: UITableViewController {
    private struct Section {
        var title: String
        var header: UIListContentConfiguration
        var entries: [ConfigurationEntry]
        var footer: String?
    }

    private static let states = 6
    private lazy var sections = [
        Section(
            title: "Cells", header: .extraProminentInsetGroupedHeader(), entries: ConfigurationEntry.cells,
            footer: "The image, the text and the secondary text of a list content configuration."),
        Section(
            title: "Images", header: .prominentInsetGroupedHeader(), entries: ConfigurationEntry.images),
        Section(
            title: "Texts", header: .prominentInsetGroupedHeader(), entries: ConfigurationEntry.texts),
        Section(
            title: "Sidebars", header: .sidebarHeader(), entries: ConfigurationEntry.sidebars),
        Section(
            title: "Backgrounds", header: .groupedHeader(), entries: ConfigurationEntry.backgrounds),
        Section(
            title: "Content of the application's own", header: .groupedHeader(), entries: ConfigurationEntry.levels),
        Section(
            title: "States", header: .groupedHeader(), entries: [],
            footer: "An update handler sets these rows up for each of their states."),
    ]
    private var names = ["Apple", "Banana", "Cherry"]

    init() {
        super.init(style: .insetGrouped)
        title = "Configurations"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "background")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "state")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
        tableView.allowsMultipleSelection = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Self.states ? names.count : sections[section].entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section != Self.states else { return stateCell(at: indexPath) }
        let entry = sections[indexPath.section].entries[indexPath.row]
        guard let background = entry.background else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
            cell.contentConfiguration = entry.content
            cell.backgroundConfiguration = .listGroupedCell()
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "background", for: indexPath)
        cell.contentConfiguration = entry.content
        cell.backgroundConfiguration = background
        // Leaves no width for the line.
        cell.separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
        return cell
    }

    private func stateCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
        let name = names[indexPath.row]
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.valueCell().updated(for: state)
            content.text = name
            content.secondaryText = Self.words(for: state)
            content.image = UIImage(systemName: state.isSelected ? "star.fill" : "star")
            content.imageProperties.tintColor = state.isSelected ? .systemYellow : .systemGray
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
            if state.isSelected || state.isHighlighted {
                background.backgroundColor = .systemYellow.withAlphaComponent(0.25)
            }
            cell.backgroundConfiguration = background
        }
        return cell
    }

    private static func words(for state: UICellConfigurationState) -> String {
        let words = [
            ("selected", state.isSelected), ("highlighted", state.isHighlighted), ("focused", state.isFocused),
            ("editing", state.isEditing), ("swiped", state.isSwiped), ("moved", state.isReordering),
        ]
        let present = words.filter(\.1).map(\.0)
        return present.isEmpty ? "normal" : present.joined(separator: ", ")
    }

    // MARK: Headers and footers

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        var content = sections[section].header
        content.text = sections[section].title
        return band(content)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let footer = sections[section].footer else { return nil }
        var content = UIListContentConfiguration.groupedFooter()
        content.text = footer
        return band(content)
    }

    private func band(_ content: UIListContentConfiguration) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "band")
        view?.contentConfiguration = content
        return view
    }

    // MARK: Editing the last section

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == Self.states
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath.section == Self.states
            ? proposedDestinationIndexPath : IndexPath(row: 0, section: Self.states)
    }
}
