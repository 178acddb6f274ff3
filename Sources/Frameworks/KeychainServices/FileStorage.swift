import Foundation

/// A file below the user's data folder that only the user can read: `$XDG_DATA_HOME/NAME/keychain.json`, by default
/// `~/.local/share/NAME/keychain.json`. It is not encrypted.
final class FileStorage: KeychainStorage {
    let url: URL

    init(url: URL) { self.url = url }

    convenience init(application: String, environment: [String: String]) {
        let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
        let folder = (named ?? home.appending(path: ".local/share")).appending(path: application)
        self.init(url: folder.appending(path: "keychain.json"))
    }

    func load() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    func save(_ data: Data) throws {
        try createFolder()
        // Nobody else can open the new file, not even before it has its name.
        let draft = url.appendingPathExtension("new")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.synchronize()
        try file.close()
        guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func beginAccess() -> Int32? {
        try? createFolder()
        let descriptor = open(
            url.deletingPathExtension().appendingPathExtension("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        flock(descriptor, LOCK_EX)
        return descriptor
    }

    func endAccess(_ access: Int32?) {
        if let access { close(access) }
    }

    private func createFolder() throws {
        let folder = url.deletingLastPathComponent()
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}
