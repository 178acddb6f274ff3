/// What the user is asked to choose in a file dialog of the desktop.
package struct HostFileRequest: Equatable, Sendable {
    package enum Choice: Equatable, Sendable {
        case file, files
        /// A folder: for new files, or to be opened.
        case folder
    }

    package var title: String
    package var choice: Choice
    /// The MIME types of the files that are offered, such as `image/*`; none for all files.
    package var types: [String]
    /// The path of the folder that is shown first; nil lets the desktop choose.
    package var folder: String?

    package init(title: String, choice: Choice, types: [String] = [], folder: String? = nil) {
        (self.title, self.choice, self.types, self.folder) = (title, choice, types, folder)
    }
}

/// How a file dialog has ended.
package enum HostFileAnswer: Equatable, Sendable {
    /// The paths of at least one file, or of one folder.
    case chosen([String])
    case cancelled
    /// The desktop has no file dialog.
    case unavailable
}

/// A file dialog that is open.
@MainActor
package protocol HostFileDialog: AnyObject {
    /// Closes the dialog, which does not answer any more.
    func close()
}
