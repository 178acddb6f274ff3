import Foundation
internal import HostInterface
public import UniformTypeIdentifiers

/// What a document picker does with files.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Gives the application a copy.
    case `import`
    /// Gives the application the file itself.
    case open
    /// Saves a copy of the application's file into a folder.
    case exportToService
    /// Moves the application's file into a folder.
    case moveToService
}

/// Lets the user choose files, or a folder into which files of the application are saved, in a dialog of the desktop.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    @available(*, deprecated, message: "Use appropriate initializers instead")
    open var documentPickerMode: UIDocumentPickerMode { mode }

    private let mode: UIDocumentPickerMode
    private let types: [String]
    /// The files that are saved.
    private let exported: [URL]
    private lazy var choice: FileChoiceController = FileChoiceController(title: dialogTitle) { [weak self] in
        self?.request ?? HostFileRequest(title: "", choice: .file)
    }

    /// Chooses files to be opened or imported; a folder if there is no other type than `public.folder`.
    ///
    /// - Parameter allowedUTIs: the identifiers of types, such as `public.text`.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        (self.mode, types, exported) = (mode, allowedUTIs, [])
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Saves one file into a folder that the user chooses.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        (self.mode, types, exported) = (mode, [], [url])
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Saves files into a folder that the user chooses.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        (self.mode, types, exported) = (mode, [], urls)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Exports files to a place that the user chooses.
    ///
    /// - Parameter asCopy: whether the files stay where they are, too.
    public init(forExporting urls: [URL], asCopy: Bool) {
        (mode, types, exported) = (asCopy ? .exportToService : .moveToService, [], urls)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Moves files to a place that the user chooses.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Chooses files of some types, or a folder if the only type is `UTType.folder`.
    ///
    /// - Parameter asCopy: whether the application gets copies.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        (mode, types, exported) = (asCopy ? .import : .open, contentTypes.map(\.identifier), [])
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Chooses files of some types, which the application gets themselves, not as copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Returns nil, because the type of the files cannot be decoded.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func finishInit() {
        choice.onChoose = { [weak self] in self?.take($0) }
        choice.onCancel = { [weak self] in self?.cancel() }
    }

    /// The object that gets the chosen files; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether several files can be chosen. The default is false.
    open var allowsMultipleSelection = false

    /// The folder that the dialog shows first; nil, the default, lets the desktop choose.
    open var directoryURL: URL?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: choice)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private var isExporting: Bool { mode == .exportToService || mode == .moveToService }

    private var dialogTitle: String { isExporting ? SystemText.save.string : SystemText.files.string }

    private var request: HostFileRequest {
        guard !isExporting, !DocumentTypes.areFolders(types) else {
            return HostFileRequest(title: dialogTitle, choice: .folder, folder: directoryURL?.path)
        }
        return HostFileRequest(
            title: dialogTitle, choice: allowsMultipleSelection ? .files : .file,
            types: DocumentTypes.mediaTypes(of: types), folder: directoryURL?.path)
    }

    // MARK: Answers

    private func take(_ urls: [URL]) {
        do {
            switch mode {
            case .open: finish(urls)
            case .import: finish(try DocumentTransfer.importing(urls))
            case .exportToService: finish(try DocumentTransfer.copying(exported, into: urls[0]))
            case .moveToService: finish(try DocumentTransfer.moving(exported, into: urls[0]))
            }
        } catch {
            choice.refuse("\(error.localizedDescription)")
        }
    }

    private func finish(_ urls: [URL]) {
        dismiss(animated: true)
        let told: Void? = DocumentPickerDelegateMethods.didPickDocuments.ask(delegate) {
            $0.documentPicker(self, didPickDocumentsAt: urls)
        }
        if told == nil, let url = urls.first {
            // An application may have exported nothing.
            DocumentPickerDelegateMethods.didPickDocument.receiver(delegate)?.documentPicker(
                self, didPickDocumentAt: url)
        }
    }

    private func cancel() {
        dismiss(animated: true)
        tellCancelled()
    }

    private func tellCancelled() {
        DocumentPickerDelegateMethods.wasCancelled.receiver(delegate)?.documentPickerWasCancelled(self)
    }
}

extension UIDocumentPickerViewController: UserDismissable {
    /// That UIKit calls it for a sheet that is dragged down is unverified.
    func userDidDismiss() { tellCancelled() }
}
