import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// The dialogs of the desktop in which the user chooses files.
extension TestApplication {
    /// The dialog that was opened last and is still open.
    public var fileDialog: FileDialog? { host.fileDialogs.last.map { FileDialog(dialog: $0, app: self) } }

    /// Whether the desktop has such dialogs. The default is true.
    public var hasFileDialogs: Bool {
        get { host.canChooseFiles }
        set { host.canChooseFiles = newValue }
    }
}

/// A dialog in which the user chooses files.
@preconcurrency @MainActor
public struct FileDialog {
    let dialog: HeadlessFileDialog
    let app: TestApplication

    /// The title of the dialog's window.
    public var title: String { dialog.request.title }

    /// The MIME types of the files that are offered; none for all files.
    public var types: [String] { dialog.request.types }

    /// Whether several files can be chosen.
    public var allowsMultipleSelection: Bool { dialog.request.choice == .files }

    /// Whether a folder is chosen.
    public var choosesFolder: Bool { dialog.request.choice == .folder }

    /// The folder that is shown first; nil if the desktop chooses.
    public var folder: URL? { dialog.request.folder.map { URL(fileURLWithPath: $0) } }

    /// Chooses files, or one folder.
    public func choose(_ urls: [URL]) {
        dialog.answer(.chosen(urls.map(\.path)))
        app.frame()
    }

    /// Chooses files in a dialog that the application has closed meanwhile.
    package func chooseLate(_ urls: [URL]) {
        dialog.answerLate(.chosen(urls.map(\.path)))
        app.frame()
    }

    /// Closes the dialog without a choice.
    public func cancel() {
        dialog.answer(.cancelled)
        app.frame()
    }

    /// Reports that the desktop has no such dialog after all.
    public func fail() {
        dialog.answer(.unavailable)
        app.frame()
    }
}
