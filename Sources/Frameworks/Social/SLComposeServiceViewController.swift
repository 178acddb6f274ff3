import UIKit

/// - Linux: works
///
/// The form for a post of an extension for sharing: a text with a button that posts and one that cancels. A desktop
/// runs no such extensions, so that only a program itself can present it.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    private let editor = UITextView()
    private let placeholderLabel = UILabel()
    private lazy var postItem = UIBarButtonItem(
        title: SystemText.post.string,
        primaryAction: UIAction(title: SystemText.post.string) { [weak self] _ in self?.didSelectPost() })

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: title ?? "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didSelectCancel() })
        item.rightBarButtonItem = postItem
        let bar = UINavigationBar()
        bar.items = [item]
        editor.delegate = self
        editor.font = .preferredFont(forTextStyle: .body)
        placeholderLabel.font = editor.font
        placeholderLabel.textColor = .placeholderText
        for view in [bar, editor, placeholderLabel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: guide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            editor.topAnchor.constraint(equalTo: bar.bottomAnchor),
            editor.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            editor.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            editor.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            placeholderLabel.topAnchor.constraint(equalTo: editor.topAnchor, constant: 8),
            placeholderLabel.leadingAnchor.constraint(equalTo: editor.leadingAnchor, constant: 5),
        ])
        showState()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationAnimationDidFinish()
    }

    /// Called when the form has appeared; does nothing.
    open func presentationAnimationDidFinish() {}

    open var textView: UITextView! { editor }

    open var contentText: String! { editor.text }

    /// A text that is shown while there is no other.
    open var placeholder: String! { didSet { showState() } }

    /// Called when the user posts; dismisses the form.
    open func didSelectPost() { dismiss(animated: true) }

    /// Called when the user cancels; dismisses the form.
    open func didSelectCancel() { cancel() }

    open func cancel() { dismiss(animated: true) }

    /// Returns whether the text can be posted. The default is true.
    open func isContentValid() -> Bool { true }

    /// Asks ``isContentValid()`` again.
    open func validateContent() { postItem.isEnabled = isContentValid() }

    /// Kept, and not shown.
    open var charactersRemaining: NSNumber!

    /// Returns no items.
    open func configurationItems() -> [Any]! { [] }

    /// - Linux: no effect
    open func reloadConfigurationItems() {}

    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        if let viewController { present(viewController, animated: true) }
    }

    open func popConfigurationViewController() { presentedViewController?.dismiss(animated: true) }

    /// Returns nil: there is no preview.
    open func loadPreviewView() -> UIView! { nil }

    /// Kept, and not shown.
    open var autoCompletionViewController: UIViewController!

    open func textViewDidChange(_ textView: UITextView) { showState() }

    private func showState() {
        placeholderLabel.text = placeholder
        placeholderLabel.isHidden = !editor.text.isEmpty
        validateContent()
    }
}
