import Foundation

/// Names a web page and has a button that opens it.
@MainActor
final class WebPanel: UIView {
    private let name = UILabel()
    private let button = UIButton(type: .system)
    var onOpen: () -> Void = {}

    init() {
        super.init(frame: .zero)
        name.numberOfLines = 0
        name.textAlignment = .center
        name.textColor = .secondaryLabel
        name.font = .preferredFont(forTextStyle: .body)
        button.setTitle(SystemText.openInBrowser.string, for: .normal)
        button.isHidden = true
        button.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .primaryActionTriggered)
        addSubview(name)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ title: String) {
        name.text = title
        button.isHidden = title.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 2 * 20)
        let text = name.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        name.frame = CGRect(x: 20, y: bounds.midY - text.height - 4, width: width, height: text.height)
        button.frame = CGRect(x: 20, y: bounds.midY + 4, width: width, height: 44)
    }
}
