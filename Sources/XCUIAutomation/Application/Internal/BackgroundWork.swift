import Foundation
import UIKitTestDriver

/// Tells whether the program may be doing something that is not on the application's clock: on another thread, over the
/// network, or after a delay of a background queue.
struct BackgroundWork {
    /// How often it is looked at, in seconds.
    static let step: TimeInterval = 0.002
    /// How long it is waited for although nothing is seen of it, in seconds.
    private static let least: TimeInterval = 0.02
    /// How long open connections are waited for, in seconds: they may be idle.
    private static let connections: TimeInterval = 2

    private let start = ProcessInfo.processInfo.systemUptime
    private let timeout: TimeInterval

    init(timeout: TimeInterval) {
        self.timeout = timeout
    }

    /// Whether to wait further.
    @MainActor
    mutating func mayGoOn(_ app: TestApplication) -> Bool {
        let passed = ProcessInfo.processInfo.systemUptime - start
        guard passed < timeout else { return false }
        if passed < Self.least { return true }
        if let delay = app.delayInRealTime, passed + delay < timeout { return true }
        return Self.hasBusyThreads || (passed < Self.connections && Self.hasConnections)
    }

    /// Whether another thread than this one is running or waits for a disk.
    private static var hasBusyThreads: Bool {
        let folder = "/proc/self/task"
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.contains { thread in
            guard !own.hasSuffix("/\(thread)"),
                let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { return false }
            let state = text[text.index(after: end)...].first { $0 != " " }
            return state == "R" || state == "D"
        }
    }

    /// Whether the program has a connection to another computer, or to a server on this one. Sockets of the desktop and of
    /// the terminal do not count.
    private static var hasConnections: Bool {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return files.lazy.compactMap(Int32.init).contains { file in
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let isConnected = withUnsafeMutableBytes(of: &address) { bytes in
                getpeername(file, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!, &size) == 0
            }
            return isConnected && [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.ss_family)
        }
    }
}
