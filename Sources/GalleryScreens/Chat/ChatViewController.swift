import UIKit

/// A conversation with a field for the next message, which stays above the keyboard.
final class ChatViewController: UIViewController, UITableViewDataSource {
    private var messages = ChatMessage.samples
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let field = UITextField()
    private let sendButton = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Chat"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(ChatCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        field.borderStyle = .roundedRect
        field.placeholder = "Message"
        field.accessibilityLabel = "Message"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = "message"
        field.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        sendButton.setTitle("Send", for: .normal)
        if let label = sendButton.titleLabel {
            label.font = UIFontMetrics.default.scaledFont(for: label.font)
            label.adjustsFontForContentSizeCategory = true
        }
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        arrange()
    }

    private func arrange() {
        sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let bar = UIStackView(arrangedSubviews: [field, sendButton])
        bar.spacing = 10
        bar.isLayoutMarginsRelativeArrangement = true
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 16, bottom: 3, trailing: 16)
        for view in [tableView, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            sendButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = nil
        messages.append(ChatMessage(text: text, isMine: true))
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.insertRows(at: [path], with: .bottom)
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        if let cell = cell as? ChatCell { cell.show(messages[indexPath.row]) }
        return cell
    }
}
