import Foundation

/// Answers requests of processes of the same user on a Unix socket, one after another, on a thread of its own.
package final class InspectionListener: Sendable {
    package let path: String
    private let socket: Int32

    /// The greatest length of a request in bytes.
    private static let greatestRequest = 1 << 16

    /// Makes the socket, which only this user can open, and begins to listen.
    ///
    /// - Parameter answer: returns the answer to a request; called on the listener's thread.
    package init(path: String, answer: @escaping @Sendable (String) -> String) throws {
        self.path = path
        try InspectionSocketPath.makeFolder(of: path)
        let socket = try Self.listen(at: path)
        self.socket = socket
        Thread.detachNewThread { Self.serve(socket, answer) }
    }

    /// Ends listening and removes the socket. A request that is being answered still gets its answer.
    package func close() {
        shutdown(socket, Int32(SHUT_RDWR))
        unlink(path)
    }

    private static func listen(at path: String) throws -> Int32 {
        let address = try SocketAddress(path: path)
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw InspectionSocketError.system("a socket cannot be made") }
        // Of a process that had the same number and did not end properly.
        unlink(path)
        // The permissions of the file that `bind` makes.
        fchmod(socket, 0o600)
        guard address.pass(to: bind, socket) == 0, chmod(path, 0o600) == 0, Glibc.listen(socket, 4) == 0 else {
            let error = InspectionSocketError.system("the socket \(path) cannot be opened")
            Glibc.close(socket)
            throw error
        }
        return socket
    }

    private static func serve(_ socket: Int32, _ answer: @Sendable (String) -> String) {
        while true {
            let connection = accept(socket, nil, nil)
            if connection < 0 {
                if errno == EINTR || errno == ECONNABORTED { continue }
                break
            }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            let stream = SocketStream(connection, patience: 5)
            if stream.isOfSameUser, let request = stream.readAll(atMost: greatestRequest) {
                stream.writeAll(answer(request))
            }
            stream.end()
        }
        Glibc.close(socket)
    }
}
