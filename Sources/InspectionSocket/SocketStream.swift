import Glibc

/// A connected socket. It waits for the other side only so long.
struct SocketStream {
    private let socket: Int32

    init(_ socket: Int32, patience seconds: Int) {
        self.socket = socket
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, size)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    }

    /// Whether the process at the other end belongs to the user of this one, or to the system's administrator.
    var isOfSameUser: Bool {
        var credentials = PeerCredentials()
        var size = socklen_t(MemoryLayout<PeerCredentials>.size)
        guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return false }
        return credentials.user == getuid() || credentials.user == 0
    }

    /// The structure `ucred` of Linux, which Glibc declares for GNU sources only.
    private struct PeerCredentials: BitwiseCopyable {
        var process: Int32 = 0
        var user: UInt32 = .max
        var group: UInt32 = .max
    }

    /// Returns what comes until the other side ends; nil if it does not in time, or sends more than `limit` bytes.
    func readAll(atMost limit: Int = .max) -> String? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= limit else { return nil }
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    /// Sends a text and ends this side. Returns false if the other side has gone.
    @discardableResult
    func writeAll(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return shutdown(socket, Int32(SHUT_WR)) == 0
    }

    func end() { close(socket) }
}
