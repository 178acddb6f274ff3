/// Says what the user does in the dialog of the desktop.
@MainActor
final class FileChoiceView: UIView {
    private let message = UILabel()
    private let button = UIButton(type: .system)
    var onOpen: () -> Void = {}

    init() {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        button.setTitle(SystemText.chooseAgain.string, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .primaryActionTriggered)
        addSubview(message)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ text: String, offersButton: Bool) {
        message.text = text
        button.isHidden = !offersButton
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 2 * 20)
        let text = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        message.frame = CGRect(x: 20, y: bounds.midY - text.height - 4, width: width, height: text.height)
        button.frame = CGRect(x: 20, y: bounds.midY + 4, width: width, height: 44)
    }
}
