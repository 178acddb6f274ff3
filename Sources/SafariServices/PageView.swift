import UIKit

/// The content of an ``SFSafariViewController``: a bar with a button that dismisses it, and below it the address of the
/// page that is shown in the browser.
@MainActor
final class PageView: UIView {
    let bar = UINavigationBar()
    private let item = UINavigationItem(title: "")
    private let message = UILabel()
    private let openButton = UIButton(type: .system)
    var onDismiss: () -> Void = {}
    var onOpen: () -> Void = {}

    var dismissItem = UIBarButtonItem.SystemItem.done {
        didSet { showDismissItem() }
    }

    init(address: String) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        item.title = address
        bar.items = [item]
        showDismissItem()
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        openButton.setTitle(SystemText.openAgain.string, for: .normal)
        openButton.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .primaryActionTriggered)
        for view in [message, openButton, bar] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says whether the browser has the page.
    func showResult(_ isOpened: Bool) {
        message.text = isOpened ? SystemText.pageIsOpenInBrowser.string : SystemText.noBrowser.string
        setNeedsLayout()
    }

    private func showDismissItem() {
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: dismissItem, primaryAction: UIAction { [weak self] _ in self?.onDismiss() })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
        let width = max(0, bounds.width - 2 * 20)
        let text = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        message.frame = CGRect(x: 20, y: bounds.midY - text.height - 4, width: width, height: text.height)
        openButton.frame = CGRect(x: 20, y: bounds.midY + 4, width: width, height: 44)
    }
}
