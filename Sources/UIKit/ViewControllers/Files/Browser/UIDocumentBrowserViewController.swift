import Foundation
public import UniformTypeIdentifiers

/// Lists the files in the application's folder of documents, creates new ones, and opens others in the dialog of the
/// desktop.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    private let types: [String]?
    private let navigation: UINavigationController
    private let list: DocumentListController
    /// The controller that opens the dialog of the desktop.
    private weak var picker: UIDocumentPickerViewController?
    private lazy var pickerEvents = DocumentBrowserPicker { [weak self] in self?.pick($0) }

    /// Creates a browser for files of types; nil for the types of documents that the application declares, which
    /// stands for all files here.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes?.map(\.identifier)
        list = DocumentListController(types: types)
        navigation = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Creates a browser for files of types, by their identifiers. Deprecated in iOS 14.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        types = allowedContentTypes
        list = DocumentListController(types: types)
        navigation = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(forOpening: nil)
    }

    /// Creates a browser for all files.
    public required init?(coder: NSCoder) {
        types = nil
        list = DocumentListController(types: nil)
        navigation = UINavigationController(rootViewController: list)
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        list.onChoose = { [weak self] in self?.pick([$0]) }
        list.onShare = { [weak self] in self?.share($0, from: $1) }
        list.actions = { [weak self] in self?.customActions ?? [] }
        addChild(navigation)
        navigation.didMove(toParent: self)
        showButtons()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.reload()
    }

    /// The object that receives the files; not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    // MARK: Settings

    /// Whether there is a button that creates a document, for which the delegate makes the file; true by default.
    open var allowsDocumentCreation = true { didSet { showButtons() } }
    /// Whether several files can be chosen, in the dialog of the desktop; false by default.
    open var allowsPickingMultipleItems = false
    /// The identifiers of the types that the browser was created with. Deprecated in iOS 14.
    open var allowedContentTypes: [String] { types ?? [] }
    /// The types that the browser was created with.
    open var contentTypesForRecentDocuments: [UTType] { types?.compactMap { UTType($0) } ?? [] }
    /// Whether the names have their extensions; true by default (unverified).
    open var shouldShowFileExtensions = true { didSet { list.showsExtensions = shouldShowFileExtensions } }
    /// Items in the navigation bar before those of the browser; empty by default.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }
    /// Items in the navigation bar after those of the browser; empty by default.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }
    /// Actions in the menus of files; empty by default.
    open var customActions: [UIDocumentBrowserAction] = []
    /// The colors; `.light` by default, which follows the system until it is set (unverified).
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.light {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    /// What the button that creates a document is called.
    open var localizedCreateDocumentActionTitle = SystemText.createDocument.string { didSet { showButtons() } }
    /// Has no effect: the files are in a list.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3

    private func showButtons() {
        let browse = UIBarButtonItem(
            title: SystemText.browse.string, primaryAction: UIAction { [weak self] _ in self?.openDialog() })
        list.navigationItem.leftBarButtonItems = [browse] + additionalLeadingNavigationBarButtonItems
        let create = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create() })
        create.accessibilityLabel = localizedCreateDocumentActionTitle
        list.navigationItem.rightBarButtonItems =
            additionalTrailingNavigationBarButtonItems + (allowsDocumentCreation ? [create] : [])
    }

    // MARK: Choosing

    private func pick(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        let told: Void? = DocumentBrowserViewControllerDelegateMethods.didPick.ask(delegate) {
            $0.documentBrowser(self, didPickDocumentsAt: urls)
        }
        if told == nil {
            DocumentBrowserViewControllerDelegateMethods.didPickURLs.receiver(delegate)?
                .documentBrowser(self, didPickDocumentURLs: urls)
        }
    }

    private func openDialog() {
        guard picker == nil else { return }
        let shown = UIDocumentPickerViewController(documentTypes: types ?? ["public.item"], in: .open)
        shown.allowsMultipleSelection = allowsPickingMultipleItems
        shown.delegate = pickerEvents
        picker = shown
        present(shown, animated: true)
    }

    private func share(_ url: URL, from view: UIView) {
        let own =
            DocumentBrowserViewControllerDelegateMethods.activities.receiver(delegate)?
            .documentBrowser(self, applicationActivitiesForDocumentURLs: [url]) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: own)
        sheet.popoverPresentationController?.sourceView = view
        DocumentBrowserViewControllerDelegateMethods.willPresent.receiver(delegate)?
            .documentBrowser(self, willPresent: sheet)
        present(sheet, animated: true)
    }

    // MARK: Files

    private func create() {
        DocumentBrowserViewControllerDelegateMethods.create.receiver(delegate)?.documentBrowser(
            self,
            didRequestDocumentCreationWithHandler: { [weak self] url, mode in
                guard let self, let url, mode != .none else { return }
                do {
                    let target = try DocumentFolder.take(url, mode, into: DocumentFolder.url)
                    list.reload()
                    DocumentBrowserViewControllerDelegateMethods.didImport.receiver(delegate)?
                        .documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
                } catch {
                    DocumentBrowserViewControllerDelegateMethods.didFail.receiver(delegate)?
                        .documentBrowser(self, failedToImportDocumentAt: url, error: error)
                }
            })
    }

    /// Shows a file in the list. One that is elsewhere is copied into the folder of documents if that is wanted.
    ///
    /// - Parameter completion: receives the file in the list, or the error.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        do {
            let isThere = url.deletingLastPathComponent().standardizedFileURL == DocumentFolder.url.standardizedFileURL
            guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
            let shown =
                isThere || !importIfNeeded ? url : try DocumentFolder.take(url, .copy, into: DocumentFolder.url)
            list.reload(showing: shown)
            completion?(shown, nil)
        } catch {
            completion?(nil, error)
        }
    }

    /// Copies or moves a file into the folder of another one.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let target = try DocumentFolder.take(
                documentURL, importMode, into: neighbourURL.deletingLastPathComponent())
            list.reload()
            completion(target, nil)
        } catch {
            completion(nil, error)
        }
    }

    /// Gives a file another name in its folder; the extension stays if the name has none.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let target = try DocumentFolder.rename(documentURL, to: proposedName)
            list.reload()
            completionHandler(target, nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// Returns an animator for the presentation of a document.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// Returns an animator for the presentation of a document. Deprecated in iOS 12.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}
