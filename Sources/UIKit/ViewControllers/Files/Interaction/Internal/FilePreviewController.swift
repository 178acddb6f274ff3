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
            let view = UITextView()
            view.isEditable = false
            view.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
            view.text = text
            self.view = view
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
