import Foundation

/// Where a client's actions are written while they happen, so that they can be read after a crash: the file of `CLIENT_LOG`.
@MainActor
final class ClientLog {
    static let shared = ProcessInfo.processInfo.environment["CLIENT_LOG"].map { ClientLog($0) }

    private let file: Int32

    private init(_ path: String) { file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644) }

    func write(_ line: String) {
        var text = line + "\n"
        _ = text.withUTF8 { Foundation.write(file, $0.baseAddress!, $0.count) }
    }

    /// Begins again: only the last run is of interest.
    func clear() { _ = ftruncate(file, 0) }
}
