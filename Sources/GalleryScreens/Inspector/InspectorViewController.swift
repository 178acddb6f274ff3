import UIKit

/// Asks a table where things are and in which state it is: a frame that is moved over the table, a menu that decides
/// what can be selected, rows that are dragged to another place.
final class InspectorViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var continents = Continent.all
    let tableView = UITableView(frame: .zero, style: .grouped)
    /// The temporary rows of drops, by the names of their rivers.
    var arriving: [String: any UITableViewDropPlaceholderContext] = [:]

    private let outlines = AreaOutlines()
    private let loupe = Loupe()
    private let report = UILabel()
    private var selectionChanges = 0
    private var observer: (any NSObjectProtocol)?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Inspector"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "river")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "arriving")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        tableView.restorationIdentifier = "rivers"
        tableView.addSubview(outlines)
        outlines.layer.zPosition = 1
        report.numberOfLines = 0
        report.font = .preferredFont(forTextStyle: .footnote)
        report.adjustsFontForContentSizeCategory = true
        // Larger text would leave no room for the table.
        report.maximumContentSizeCategory = .accessibilityMedium
        report.textColor = .secondaryLabel
        loupe.onMove = { [weak self] in self?.inspect() }
        layOut()
        let options = UIBarButtonItem(title: nil, image: UIImage(systemName: "slider.horizontal.3"), menu: menu())
        options.accessibilityLabel = "Options"
        navigationItem.rightBarButtonItems = [editButtonItem, options]
    }

    private func layOut() {
        for part in [tableView, report] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.addSubview(loupe)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            report.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
            report.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            report.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: report.bottomAnchor, constant: 8),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: tableView, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.selectionChanges += 1
                self?.inspect()
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        inspect()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if loupe.frame.minY == 0 { loupe.center = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 170) }
        inspect()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: What the table says

    /// Shows what the table says about the place and the area of the frame, and about its state.
    func inspect() {
        guard viewIfLoaded?.window != nil else { return }
        let area = tableView.convert(loupe.frame, from: view)
        let row = tableView.indexPathForRow(at: CGPoint(x: area.midX, y: area.midY))
        outlines.isHidden = row == nil
        if let row { outlines.show(row, in: tableView) }
        for section in continents.indices {
            tableView.headerView(forSection: section)?.textLabel?.textColor =
                section == row?.section ? .systemPurple : .secondaryLabel
        }
        let rows = tableView.indexPathsForRows(in: area) ?? []
        report.text = """
            Under the cross: \(row.map(name) ?? "no row")
            In the frame: \(rows.isEmpty ? "no rows" : rows.map(name).joined(separator: ", "))
            Selected: \(tableView.indexPathsForSelectedRows?.count ?? 0), changed by touch \(selectionChanges) times
            Active drag: \(word(tableView.hasActiveDrag)), drop: \(word(tableView.hasActiveDrop)), \
            uncommitted updates: \(word(tableView.hasUncommittedUpdates))
            """
    }

    private func word(_ flag: Bool) -> String { flag ? "yes" : "no" }

    private func name(_ row: IndexPath) -> String {
        let rivers = continents[row.section].rivers
        return rivers.indices.contains(row.row) ? rivers[row.row] : "a temporary row"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { inspect() }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { continents.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        continents[section].rivers.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        continents[section].name
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "\(continents[section].rivers.count) rivers"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        cell.textLabel?.text = continents[indexPath.section].rivers[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        .none
    }
}
