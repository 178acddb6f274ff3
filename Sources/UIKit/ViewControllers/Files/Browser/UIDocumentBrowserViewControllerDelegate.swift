import Foundation

/// Receives the files that the user chooses in a document browser, and makes new ones. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called with the chosen files if the other method is not implemented. Deprecated in iOS 12.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Called with the chosen files. The delegate presents the documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called for the button that creates a document. The delegate makes a file and calls the handler, which copies or
    /// moves it into the folder of documents; with nil the user has changed their mind.
    // swift-format-ignore
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (
            URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void)
    /// Called when a new file is in the folder of documents.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Called when a new file could not be copied or moved.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    /// Returns activities of the application for the sheet that shares files.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Called before the sheet that shares files appears.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}
