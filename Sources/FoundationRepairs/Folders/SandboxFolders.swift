import Foundation

/// The folders of one application.
package struct SandboxFolders {
    private let data: String
    private let caches: String

    /// Finds them where the desktop has such data, by the environment's `XDG_DATA_HOME` and `XDG_CACHE_HOME`.
    package init(ofApplication identifier: String, environment: [String: String]) {
        func folder(_ variable: String, or place: String) -> String {
            let path = environment[variable] ?? ""
            // Relative paths do not count, as the desktop's specification says.
            return (path.hasPrefix("/") ? path : "\(environment["HOME"] ?? "")/\(place)") + "/" + identifier
        }
        data = folder("XDG_DATA_HOME", or: ".local/share")
        caches = folder("XDG_CACHE_HOME", or: ".cache")
    }

    /// - Parameter root: has all of them.
    init(root: String) {
        data = root
        caches = root + "/Library/Caches"
    }

    /// Returns the path of a folder; nil for other folders than those of a sandbox. Those that iOS makes for an
    /// application are made here. The folder for support files is not: applications create it themselves.
    package func path(for directory: FileManager.SearchPathDirectory) -> String? {
        let path: String
        switch directory {
        case .documentDirectory: path = data + "/Documents"
        case .libraryDirectory: path = data + "/Library"
        case .cachesDirectory: path = caches
        case .applicationSupportDirectory: return data + "/Library/Application Support"
        default: return nil
        }
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }
}
