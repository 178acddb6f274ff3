import Foundation
internal import Synchronization

/// Keeps other processes from opening a store file. Several stores of this process may open it.
final class StoreFileLock: Sendable {
    private let path: String

    private struct Holding {
        var descriptor: Int32
        var count: Int
    }

    private static let holdings = Mutex<[String: Holding]>([:])

    /// Throws if another process has the file open.
    init(_ url: URL) throws {
        path = url.resolvingSymlinksInPath().path
        try StoreFileLock.holdings.withLock { holdings in
            if holdings[path] != nil {
                holdings[path]?.count += 1
                return
            }
            // A file of its own: SQLite opens and closes the store file, which would end a lock on it.
            let descriptor = open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw CoreDataError.error(
                    NSPersistentStoreOpenError,
                    "The store at \(path) cannot be opened: \(String(cString: strerror(errno)))",
                    [NSFilePathErrorKey: path])
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw CoreDataError.error(
                    NSPersistentStoreOpenError, "The store at \(path) is open in another process.",
                    [NSFilePathErrorKey: path])
            }
            holdings[path] = Holding(descriptor: descriptor, count: 1)
        }
    }

    deinit {
        StoreFileLock.holdings.withLock { holdings in
            guard let holding = holdings[path] else { return }
            if holding.count > 1 {
                holdings[path]?.count -= 1
            } else {
                holdings[path] = nil
                unlink(path + "-lock")
                close(holding.descriptor)
            }
        }
    }
}
