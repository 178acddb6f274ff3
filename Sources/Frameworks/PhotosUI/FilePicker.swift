import UIKit

/// A document picker that stays on the screen until the controller that contains it is dismissed.
final class FilePicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
    /// Called with the chosen files; with none if the user has cancelled.
    var onFinish: ([URL]) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        onFinish(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { onFinish([]) }
}
