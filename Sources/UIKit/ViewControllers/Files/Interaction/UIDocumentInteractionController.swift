import Foundation
import UniformTypeIdentifiers

/// Previews a file, and offers to open it in the program that the desktop has for it.
///
/// Images and texts have a preview; other files are opened by the desktop's program only. The application retains the
/// controller.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    private weak var menu: UIActivityViewController?
    private weak var preview: FilePreviewController?

    /// Creates a controller for a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    public override init() {
        super.init()
    }

    /// The object that says where previews are shown; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file; must be a URL of a file.
    open var url: URL? {
        didSet { ownType = nil }
    }

    /// The identifier of the file's type. The default follows from the file's extension; nil if it is unknown.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }
    private var ownType: String?

    /// The title of the preview. The default is the name of the file.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?

    /// One image, the symbol of a document.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }

    /// Has no effect: programs of the desktop receive only the file.
    open var annotation: Any?

    // MARK: Preview

    /// Shows the file above the controller that the delegate returns. Returns false without such a controller, or if
    /// the file is neither an image nor a text.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let url, let content = FilePreview(url) else { return false }
        let presenter = DocumentInteractionControllerDelegateMethods.previewController.ask(delegate) {
            $0.documentInteractionControllerViewControllerForPreview(self)
        }
        guard let presenter else { return false }
        let shown = FilePreviewController(content, title: name)
        shown.onDisappear = { [self] in
            DocumentInteractionControllerDelegateMethods.didEndPreview.receiver(delegate)?
                .documentInteractionControllerDidEndPreview(self)
        }
        shown.onShare = { [weak self, weak shown] item in
            guard let self, let shown else { return }
            showMenu(from: shown, animated: true) { $0.barButtonItem = item }
        }
        preview = shown
        DocumentInteractionControllerDelegateMethods.willBeginPreview.receiver(delegate)?
            .documentInteractionControllerWillBeginPreview(self)
        if let navigation = presenter as? UINavigationController {
            navigation.pushViewController(shown, animated: animated)
        } else {
            shown.addDoneButton()
            presenter.present(UINavigationController(rootViewController: shown), animated: animated)
        }
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

    // MARK: Menus

    /// Shows what can be done with the file; in wide windows in a popover at the rectangle. Returns whether it could be
    /// shown.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptions(from: view.nearestController, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what can be done with the file; in wide windows in a popover at the item.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptions(from: item.viewOnBar?.nearestController, animated) { $0.barButtonItem = item }
    }

    /// Offers to open the file in the desktop's program; in wide windows in a popover at the rectangle. Returns false
    /// if the desktop has no program for it.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentPrograms(from: view.nearestController, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Offers to open the file in the desktop's program; in wide windows in a popover at the item.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentPrograms(from: item.viewOnBar?.nearestController, animated) { $0.barButtonItem = item }
    }

    private func presentOptions(
        from controller: UIViewController?, _ animated: Bool, _ source: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let presenter = controller?.topmostPresented, url != nil, menu == nil else { return false }
        DocumentInteractionControllerDelegateMethods.willPresentOptions.receiver(delegate)?
            .documentInteractionControllerWillPresentOptionsMenu(self)
        showMenu(from: presenter, animated: animated, source)
        return true
    }

    private func presentPrograms(
        from controller: UIViewController?, _ animated: Bool, _ source: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let presenter = controller?.topmostPresented, let url, menu == nil,
            UIApplication.shared.canOpenURL(url)
        else { return false }
        DocumentInteractionControllerDelegateMethods.willPresentOpenIn.receiver(delegate)?
            .documentInteractionControllerWillPresentOpenInMenu(self)
        showMenu(from: presenter, animated: animated, onlyPrograms: true, source)
        return true
    }

    private func showMenu(
        from presenter: UIViewController, animated: Bool, onlyPrograms: Bool = false,
        _ setSource: (UIPopoverPresentationController) -> Void
    ) {
        guard let url else { return }
        let shown = UIActivityViewController(
            activityItems: [url], applicationActivities: [OpenFileActivity(url, of: self)])
        // The one for files replaces the one for links and files.
        shown.excludedActivityTypes = [OpenActivity.type] + (onlyPrograms ? [.copyToPasteboard, .mail] : [])
        shown.completionWithItemsHandler = { [self] _, _, _, _ in
            if onlyPrograms {
                DocumentInteractionControllerDelegateMethods.didDismissOpenIn.receiver(delegate)?
                    .documentInteractionControllerDidDismissOpenInMenu(self)
            } else {
                DocumentInteractionControllerDelegateMethods.didDismissOptions.receiver(delegate)?
                    .documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
        if let popover = shown.popoverPresentationController { setSource(popover) }
        menu = shown
        presenter.present(shown, animated: animated)
    }

    /// Dismisses the menu.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    /// Recognizers for the view that stands for the file: a tap shows the preview, a long press the menu.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(target: self, action: UIDocumentInteractionController.tap(_:)),
        UILongPressGestureRecognizer(target: self, action: UIDocumentInteractionController.press(_:)),
    ]

    private func tap(_ recognizer: UITapGestureRecognizer) { presentPreview(animated: true) }

    private func press(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let view = recognizer.view else { return }
        presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
}
