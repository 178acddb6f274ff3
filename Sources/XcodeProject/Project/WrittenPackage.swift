import Foundation

/// A package that `trestle` has written. It may be in the folder of the project that it was made of, whose source it is
/// not.
public enum WrittenPackage {
    /// The name of the file that lists what was written.
    public static let recordName = ".trestle.json"

    /// Whether a folder is such a package.
    public static func isAt(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: recordName).path)
    }
}
