import UIKit

/// An order of tea that needs no pointer. The tab key leads from the filters to the table, the cups and the button; the
/// arrow keys move inside of each. Below the cups a guide leads down to the button.
final class KeyboardViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
{
    private struct Tea {
        let name: String
        let origin: String
        let kind: String
    }

    private static let kinds = ["All", "Green", "Black", "Herbal"]
    private static let teas = [
        Tea(name: "Sencha", origin: "Shizuoka", kind: "Green"),
        Tea(name: "Dragon Well", origin: "Hangzhou", kind: "Green"),
        Tea(name: "Assam", origin: "Brahmaputra valley", kind: "Black"),
        Tea(name: "Darjeeling", origin: "First flush", kind: "Black"),
        Tea(name: "Keemun", origin: "Qimen", kind: "Black"),
        Tea(name: "Rooibos", origin: "Cederberg", kind: "Herbal"),
        Tea(name: "Peppermint", origin: "Oregon", kind: "Herbal"),
        Tea(name: "Camomile", origin: "Nile delta", kind: "Herbal"),
    ]
    private static let cups: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Teal", .systemTeal),
        ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Brown", .systemBrown),
    ]

    private let chips = KeyboardViewController.kinds.map { FilterChip(title: $0) }
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let cups: UICollectionView
    private let order = FilterChip(title: "Order")
    private let status = UILabel()
    private lazy var footer = UIStackView(arrangedSubviews: [status, order])
    private var kind = "All"

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 68, height: 56)
        layout.minimumInteritemSpacing = 16
        layout.minimumLineSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        cups = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        title = "Keyboard"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    private var teas: [Tea] { Self.teas.filter { kind == "All" || $0.kind == kind } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.accessibilityLabel = "Teas"
        table.remembersLastFocusedIndexPath = true
        cups.register(CupCell.self, forCellWithReuseIdentifier: "cup")
        cups.accessibilityLabel = "Cups"
        cups.backgroundColor = .clear
        cups.dataSource = self
        cups.delegate = self
        cups.selectionFollowsFocus = true
        chips[0].isSelected = true
        for chip in chips {
            chip.focusGroupIdentifier = "filters"
            chip.addAction(UIAction { [weak self, weak chip] _ in self?.filter(chip) }, for: .touchUpInside)
        }
        order.focusGroupIdentifier = "order"
        order.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        status.font = .preferredFont(forTextStyle: .footnote)
        status.adjustsFontForContentSizeCategory = true
        status.numberOfLines = 0
        status.textColor = .secondaryLabel
        status.text = "Tab, arrows, Return: no pointer needed"
        arrange()
        updateFooter()
    }

    private func arrange() {
        let row = UIStackView(arrangedSubviews: chips)
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        // Large titles need more than the width of the screen.
        let filters = UIScrollView()
        filters.showsHorizontalScrollIndicator = false
        filters.addSubview(row)
        status.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        footer.spacing = 12
        footer.alignment = .center
        let guide = UIFocusGuide()
        guide.preferredFocusEnvironments = [order]
        view.addLayoutGuide(guide)
        for part in [filters, table, cups, footer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            filters.topAnchor.constraint(equalTo: area.topAnchor, constant: 6),
            filters.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            filters.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            filters.heightAnchor.constraint(equalTo: row.heightAnchor),
            row.topAnchor.constraint(equalTo: filters.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: filters.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: filters.contentLayoutGuide.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: filters.contentLayoutGuide.trailingAnchor, constant: -20),
            table.topAnchor.constraint(equalTo: filters.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: cups.topAnchor),
            cups.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            cups.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            cups.heightAnchor.constraint(equalToConstant: 144),
            cups.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -11),
            footer.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            footer.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            footer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -11),
            guide.topAnchor.constraint(equalTo: cups.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: order.topAnchor),
            guide.leadingAnchor.constraint(equalTo: cups.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: cups.trailingAnchor),
        ])
    }

    /// The status and the button are one above the other if the text is large.
    private func updateFooter() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        footer.axis = isLarge ? .vertical : .horizontal
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFooter()
    }

    private func filter(_ chip: FilterChip?) {
        guard let chip, let index = chips.firstIndex(of: chip) else { return }
        for other in chips { other.isSelected = other === chip }
        kind = Self.kinds[index]
        table.reloadData()
    }

    private func send() {
        let tea = table.indexPathForSelectedRow.map { teas[$0.row].name } ?? "Water"
        let cup = cups.indexPathsForSelectedItems?.first.map { Self.cups[$0.item].name.lowercased() } ?? "white"
        status.text = "\(tea), \(cup) cup"
    }

    // MARK: Teas

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tea")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "tea")
        cell.textLabel?.text = teas[indexPath.row].name
        cell.detailTextLabel?.text = teas[indexPath.row].origin
        return cell
    }

    // MARK: Cups

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.cups.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cup", for: indexPath)
        cell.backgroundColor = Self.cups[indexPath.item].color
        cell.accessibilityLabel = Self.cups[indexPath.item].name
        return cell
    }

    /// The cup that has the focus is a little larger.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let (former, next) = (context.previouslyFocusedView, context.nextFocusedView)
        coordinator.addCoordinatedAnimations {
            (former as? CupCell)?.transform = .identity
            (next as? CupCell)?.transform = CGAffineTransform(scaleX: 1.06, y: 1.06)
        }
    }
}
