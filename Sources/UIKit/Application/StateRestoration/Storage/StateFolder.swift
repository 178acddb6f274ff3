import Foundation

/// Saved files in a folder of their own, which is created with the first file. Only the user can read them.
///
/// Two processes of one application share the folder: the state that was saved last is restored.
@MainActor
package final class StateFolder: StateStore {
    private let folder: URL

    package init(_ folder: URL) {
        self.folder = folder
    }

    /// The folder of an application by the XDG base directory specification: `$XDG_STATE_HOME/NAME`, by default
    /// `~/.local/state/NAME`. A relative path in the variable does not count.
    ///
    /// - Parameter application: the name of the process.
    package convenience init(environment: [String: String], application: String) {
        let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
        self.init((named ?? home.appending(path: ".local/state")).appending(path: application))
    }

    private func file(_ name: String) -> URL { folder.appending(path: name + ".state") }

    package func data(named name: String) -> Data? { try? Data(contentsOf: file(name)) }

    package func save(_ data: Data, named name: String) {
        do {
            if !FileManager.default.fileExists(atPath: folder.path) {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            // Written to another name and then renamed.
            try data.write(to: file(name), options: .atomic)
        } catch {
            ConsoleLog.message("The state \"\(name)\" cannot be saved: \(error)")
        }
    }

    package func remove(_ name: String) { try? FileManager.default.removeItem(at: file(name)) }
}
