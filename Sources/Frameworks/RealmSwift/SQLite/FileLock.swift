import Foundation

/// Keeps other processes from opening a file: the contents of a database are in the memory of one process.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Throws if another process has the file open.
    init(_ path: String) throws {
        descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FileLock.error(
                errno == EACCES ? .filePermissionDenied : .fileAccess, path, String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw FileLock.error(.incompatibleLockFile, path, "Another process has it open")
        }
    }

    deinit { close(descriptor) }

    private static func error(_ code: Realm.Error.Code, _ path: String, _ text: String) -> Realm.Error {
        Realm.Error(
            code,
            userInfo: [
                NSLocalizedDescriptionKey: "Unable to open a realm at path '\(path)': \(text).",
                NSFilePathErrorKey: path,
            ])
    }
}
