import UIKit

/// Sets the properties of its own table that decide about separators, margins and the index. The options are rows of
/// the table too, so that each shows what it changes.
final class TableLookViewController: UITableViewController {
    private let groups = LookOption.groups
    private var choices: [[Int]]
    private var showsNumbers = false

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    private static let rowsOfLetter = 3

    init() {
        choices = groups.map { group in group.options.map { _ in 0 } }
        super.init(style: .plain)
        title = "Table Look"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Cells in the safe area are the default of a table, and the second choice of the option.
        choices[1][1] = 1
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sample")
        tableView.backgroundView = LookBackground()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "123", image: nil, primaryAction: UIAction(title: "123") { [weak self] _ in self?.changeTitles() })
    }

    /// Has the index show numbers in place of letters, or the other way round. The rows stay as they are.
    private func changeTitles() {
        showsNumbers.toggle()
        navigationItem.rightBarButtonItem?.title = showsNumbers ? "ABC" : "123"
        tableView.reloadSectionIndexTitles()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count + Self.letters.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < groups.count ? groups[section].options.count : Self.rowsOfLetter
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < groups.count ? groups[section].title : Self.letters[section - groups.count]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section < groups.count else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "sample", for: indexPath)
            cell.textLabel?.text = "Row \(Self.letters[indexPath.section - groups.count])\(indexPath.row + 1)"
            cell.backgroundColor = .clear
            return cell
        }
        return optionCell(indexPath)
    }

    private func optionCell(_ indexPath: IndexPath) -> UITableViewCell {
        let option = groups[indexPath.section].options[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.backgroundColor = .clear
        let control = UISegmentedControl(items: option.choices)
        control.selectedSegmentIndex = choices[indexPath.section][indexPath.row]
        control.accessibilityLabel = option.title
        control.addAction(
            UIAction { [weak self, unowned control] _ in
                guard let self else { return }
                choices[indexPath.section][indexPath.row] = control.selectedSegmentIndex
                option.apply(tableView, control.selectedSegmentIndex)
            }, for: .valueChanged)
        if isTextLarge {
            stack(option.title, control, in: cell)
        } else {
            cell.textLabel?.text = option.title
            control.sizeToFit()
            cell.accessoryView = control
        }
        return cell
    }

    private var isTextLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Puts a control below its name, which needs the whole width in large text.
    private func stack(_ title: String, _ control: UIView, in cell: UITableViewCell) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let wasLarge = previousTraitCollection?.preferredContentSizeCategory.isAccessibilityCategory ?? false
        if wasLarge != isTextLarge { tableView.reloadData() }
    }

    // MARK: Index

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        showsNumbers ? Self.letters.indices.map { "\($0 + 1)" } : Self.letters
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        groups.count + index
    }
}
