import UIKit

/// Inserts, deletes and moves cards and stacks with each of the row animations, at full speed or in slow motion.
final class ShuffleViewController: UITableViewController {
    private static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
        ("Automatic", .automatic), ("Fade", .fade), ("Left", .left), ("Right", .right), ("Top", .top),
        ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ]

    private var deck = Deck()
    private var choice = 0
    private var generator: any RandomNumberGenerator
    private let slowMotion = UISwitch()

    /// The default generator gives the same shuffles each time, so that pictures and films are the same too.
    init(generator: some RandomNumberGenerator = SeededGenerator()) {
        self.generator = generator
        super.init(style: .insetGrouped)
        title = "Shuffle"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
        slowMotion.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                view.window?.layer.speed = slowMotion.isOn ? 0.1 : 1
            }, for: .valueChanged)
        navigationItem.rightBarButtonItems = [
            button("Cards") { $0.shuffleCards() }, button("Stacks") { $0.shuffleStacks() },
        ]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.layer.speed = 1
        slowMotion.isOn = false
    }

    private func button(_ title: String, _ action: @escaping (ShuffleViewController) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title, image: nil,
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            })
    }

    private var animation: UITableView.RowAnimation { Self.animations[choice].animation }

    private func shuffleCards() {
        let old = deck
        deck.shuffleCards(using: &generator)
        let changes = DeckChanges(from: old, to: deck, firstSection: 1)
        tableView.performBatchUpdates { changes.applyCards(to: tableView, with: animation) }
    }

    private func shuffleStacks() {
        let old = deck
        deck.shuffleStacks(using: &generator)
        let changes = DeckChanges(from: old, to: deck, firstSection: 1)
        tableView.performBatchUpdates { changes.applyStacks(to: tableView, with: animation) }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        1 + deck.stacks.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 2 : deck.stacks[section - 1].cards.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Stack \(deck.stacks[section - 1].number + 1)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section > 0 else { return optionCell(indexPath.row) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        let card = deck.stacks[indexPath.section - 1].cards[indexPath.row]
        cell.textLabel?.text = "Card \(card + 1)"
        cell.imageView?.image = CardFace.image(card)
        return cell
    }

    private func optionCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        if row == 0 {
            cell.textLabel?.text = "Animation"
            cell.detailTextLabel?.text = Self.animations[choice].name
        } else {
            cell.textLabel?.text = "Slow motion"
            cell.accessoryView = slowMotion
            cell.selectionStyle = .none
        }
        return cell
    }

    /// Chooses the next row animation.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath == IndexPath(row: 0, section: 0) else { return }
        choice = (choice + 1) % Self.animations.count
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
