import FrameworkAbsence
import UIKit
import UniformTypeIdentifiers

/// - Linux: works
///
/// Lets the user choose pictures and videos among the files of the desktop, in the desktop's dialog.
///
/// The dialog lets the user choose one file or any number: of more files than ``PHPickerConfiguration/selectionLimit``
/// the first ones are taken. A filter that only Live Photos pass shows a panel, because no file is one.
@preconcurrency @MainActor
public class PHPickerViewController: UIViewController {
    /// The configuration that the picker was made with.
    public let configuration: PHPickerConfiguration

    /// The object that gets the results; not retained.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private var types: [UTType] { (configuration.filter?.kinds ?? .all).types }

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: a picker needs a configuration.
    public required init?(coder: NSCoder) { return nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        let content = types.isEmpty ? panelController : filePicker
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    private var filePicker: UIViewController {
        let picker = FilePicker(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = configuration.selectionLimit != 1
        picker.onFinish = { [weak self] in self?.finish($0) }
        return picker
    }

    private var panelController: UIViewController {
        Absence.report("PhotosUI", "A Live Photo", "a panel is shown instead of the picker")
        let panel = AbsencePanel(
            symbolName: "photo", title: "Live Photos", message: "There are no Live Photos on this desktop.")
        return UINavigationController(
            rootViewController: AbsenceViewController(panel: panel, title: SystemText.photos.string) { [weak self] in
                self?.finish([])
            }
        )
    }

    /// - Linux: no effect
    public func deselectAssets(withIdentifiers identifiers: [String]) {}

    /// - Linux: no effect
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}

    private func finish(_ urls: [URL]) {
        guard let delegate else { return dismiss(animated: true) }
        let results = urls.compactMap { PHPickerResult($0, of: types) }
        let limit = configuration.selectionLimit
        delegate.picker(self, didFinishPicking: limit > 0 ? Array(results.prefix(limit)) : results)
    }
}
