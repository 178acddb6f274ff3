import Foundation

/// Receives what the user has chosen. The picker dismisses itself.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the chosen files; after an export with the files at their new places.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called for the first file if the method for several is not implemented. Deprecated in iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called when the user has cancelled the dialog or dismissed the picker.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
