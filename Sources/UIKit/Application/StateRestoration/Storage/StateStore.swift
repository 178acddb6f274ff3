import Foundation

/// Where an application keeps what it saves between its runs: a few files with names.
@MainActor
package protocol StateStore: AnyObject {
    /// Returns nil if there is no such file, or if it cannot be read.
    func data(named name: String) -> Data?

    /// Replaces the file as a whole. A failure is reported on the console.
    func save(_ data: Data, named name: String)

    func remove(_ name: String)
}

extension StateStore {
    /// Returns the contents of a saved file. A damaged file is removed, with one line on the console.
    func contents(named name: String) -> [String: Any]? {
        guard let data = data(named: name) else { return nil }
        do {
            return try SavedFile.contents(of: data)
        } catch {
            remove(name)
            ConsoleLog.message("The saved state \"\(name)\" is dropped: \(error)")
            return nil
        }
    }

    func save(_ contents: [String: Any], named name: String) {
        do {
            save(try SavedFile.data(contents), named: name)
        } catch {
            ConsoleLog.message("The state \"\(name)\" cannot be saved: \(error)")
        }
    }
}

/// Saved files in memory, for tests.
@MainActor
package final class StateMemory: StateStore {
    package var files: [String: Data] = [:]

    package init() {}

    package func data(named name: String) -> Data? { files[name] }

    package func save(_ data: Data, named name: String) { files[name] = data }

    package func remove(_ name: String) { files[name] = nil }
}
