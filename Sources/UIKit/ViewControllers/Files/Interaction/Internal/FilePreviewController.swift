import Foundation

/// Shows an image or a text.
@MainActor
final class FilePreviewController: UIViewController {
    private let content: FilePreview
    var onDisappear: () -> Void = {}
    /// Called for a touch of the button with actions, which it receives.
    var onShare: (UIBarButtonItem) -> Void = { _ in }

    init(_ content: FilePreview, title: String?) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { [weak self] _ in
                guard let self, let item = navigationItem.rightBarButtonItem else { return }
                onShare(item)
            })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func addDoneButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close(animated: true) })
    }

    override func loadView() {
        switch content {
        case .image(let image):
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.isUserInteractionEnabled = true
            self.view = view
        case .text(let text):
            view = PreviewedText(text)
        }
        view.backgroundColor = .systemBackground
    }

    func close(animated: Bool) {
        if let presenter = navigationController?.presentingViewController,
            navigationController?.viewControllers.first === self
        {
            presenter.dismiss(animated: animated)
        } else if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || navigationController?.isBeingDismissed ?? true { onDisappear() }
    }
}

/// A text that scrolls.
private final class PreviewedText: UIScrollView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        label.text = text
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 2 * 16)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: 16, y: 16, width: width, height: height)
        contentSize = CGSize(width: bounds.width, height: height + 2 * 16)
    }
}
