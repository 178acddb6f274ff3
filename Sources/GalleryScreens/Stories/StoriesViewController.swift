import UIKit

/// News of very different lengths. A slider above them changes the size of the text, and with it the height of every
/// row.
final class StoriesViewController: UITableViewController {
    private let stories = Story.samples
    private let slider = UISlider()

    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]

    init() {
        super.init(style: .plain)
        title = "Stories"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 120
        tableView.separatorInset.left = 84
        tableView.tableHeaderView = makeHeader()
    }

    // MARK: Text size

    /// A small and a large letter with a slider between them, as high as its constraints need.
    private func makeHeader() -> UIView {
        let header = UIView()
        let row = UIStackView(arrangedSubviews: [letter(13, "Smaller text"), slider, letter(24, "Larger text")])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
            row.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
        ])
        slider.maximumValue = Float(Self.sizes.count - 1)
        slider.value = 3
        slider.accessibilityIdentifier = "textSize"
        slider.accessibilityLabel = "Text Size"
        slider.addAction(UIAction { [weak self] _ in self?.changeTextSize() }, for: .valueChanged)
        header.frame.size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return header
    }

    private func letter(_ size: CGFloat, _ name: String) -> UILabel {
        let label = UILabel()
        label.text = "A"
        label.font = .systemFont(ofSize: size)
        label.textColor = .secondaryLabel
        // The letters are signs of the slider's ends and keep their sizes.
        label.accessibilityLabel = name
        label.showsLargeContentViewer = true
        label.largeContentTitle = name
        return label
    }

    private func changeTextSize() {
        let size = Self.sizes[Int(slider.value.rounded())]
        tableView.minimumContentSizeCategory = size
        tableView.maximumContentSizeCategory = size
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stories.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        if let cell = cell as? StoryCell { cell.show(stories[indexPath.row]) }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
