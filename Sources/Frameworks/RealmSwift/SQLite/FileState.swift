import Foundation

/// Tells versions of a file and of the log beside it apart.
struct FileState: Equatable, Sendable {
    private struct Part: Equatable, Sendable {
        let number: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    private let parts: [Part?]

    init(_ path: String) {
        parts = [path, path + "-wal"].map { path in
            var information = stat()
            guard stat(path, &information) == 0 else { return nil }
            return Part(
                number: UInt(information.st_ino), size: Int(information.st_size),
                seconds: Int(information.st_mtim.tv_sec), nanoseconds: Int(information.st_mtim.tv_nsec))
        }
    }
}
