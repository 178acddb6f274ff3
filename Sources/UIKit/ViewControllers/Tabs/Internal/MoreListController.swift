/// The list of the *More* tab: a row for each controller without a tab, with the title and the image of its item.
@MainActor
final class MoreListController: UITableViewController, BarItemOwner {
    /// Called when the user chooses a row.
    var choose: (UIViewController) -> Void = { _ in }
    private var controllers: [UIViewController] = []

    private static let reuseIdentifier = "More"

    convenience init() {
        self.init(style: .plain)
        let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        title = item.title
        tabBarItem = item
    }

    /// Replaces the controllers, whose items the list observes from now on.
    func show(_ controllers: [UIViewController]) {
        for controller in self.controllers where controller.tabBarItem.owner === self {
            controller.tabBarItem.owner = nil
        }
        self.controllers = controllers
        for controller in controllers { controller.tabBarItem.owner = self }
        if isViewLoaded { tableView.reloadData() }
    }

    func barItemDidChange(_ item: UIBarItem) {
        guard isViewLoaded, let row = controllers.firstIndex(where: { $0.tabBarItem === item }),
            let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
        else { return }
        configure(cell, with: controllers[row].tabBarItem)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MoreCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        configure(cell, with: controllers[indexPath.row].tabBarItem)
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        controllers[indexPath.row].tabBarItem.isEnabled
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(controllers[indexPath.row])
    }

    /// Shows the item as a row: its image in the tint color, its title, and its badge as the value.
    private func configure(_ cell: UITableViewCell, with item: UITabBarItem) {
        let image = item.image
        cell.imageView?.image = image?.asControlImage
        cell.textLabel?.text = item.title
        cell.textLabel?.textColor = item.isEnabled ? .label : .tertiaryLabel
        cell.detailTextLabel?.text = item.badgeValue  // unverified
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = item.accessibilityIdentifier
    }
}

/// A row of the list: an image, a title and a value.
private final class MoreCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
