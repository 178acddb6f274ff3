import Foundation
import Glibc

/// A server for GET requests on the loopback interface, with a port that the system chooses. It closes each connection
/// after its answer.
final class LoopbackServer: Sendable {
    struct Answer: Sendable {
        var status = 200
        var type = "application/json"
        var body = Data()
    }

    let port: UInt16
    private let listener: Int32

    /// - Parameter answer: called with the path and the query of a request, on a thread of the connection.
    /// - Throws: `POSIXError` when no socket can be opened.
    init(answer: @escaping @Sendable (String) -> Answer) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Self.failure }
        do {
            port = try Self.listen(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        listener = descriptor
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0 else { break }
                Thread.detachNewThread {
                    Self.serve(connection, answer)
                    close(connection)
                }
            }
            close(descriptor)
        }
    }

    /// Wakes the accepting thread, which closes the socket.
    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

    private static func listen(_ descriptor: Int32) throws -> UInt16 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw failure }
        return UInt16(bigEndian: address.sin_port)
    }

    // MARK: A connection

    private static func serve(_ connection: Int32, _ answer: (String) -> Answer) {
        guard let request = readHead(connection) else { return }
        let words = request.prefix { $0 != "\r\n" }.split(separator: " ")
        guard words.count == 3, words[0] == "GET" else { return send(Answer(status: 405), connection) }
        send(answer(String(words[1])), connection)
    }

    /// Reads to the empty line after the header fields.
    private static func readHead(_ connection: Int32) -> String? {
        var head = Data()
        var part = [UInt8](repeating: 0, count: 2_048)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0, head.count < 65_536 else { return nil }
            head.append(contentsOf: part[..<count])
        }
        return String(decoding: head, as: UTF8.self)
    }

    private static func send(_ answer: Answer, _ connection: Int32) {
        let head = """
            HTTP/1.1 \(answer.status) \(answer.status == 200 ? "OK" : "Error")\r
            Content-Type: \(answer.type)\r
            Content-Length: \(answer.body.count)\r
            Connection: close\r
            \r

            """
        let bytes = Array(head.utf8) + answer.body
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
