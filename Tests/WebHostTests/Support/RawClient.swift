import Foundation
import Glibc

/// A connection to a port of this machine, for what a browser sends and for what none would.
final class RawClient {
    private let file: Int32
    private var received: [UInt8] = []

    struct Closed: Error {}

    /// - Parameter patience: the seconds after which reading or writing fails.
    init(port: UInt16, patience: Int = 5) throws {
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Closed() }
    }

    deinit { close(file) }

    func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { rest in
                Glibc.send(file, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Closed() }
            sent += count
        }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        while received.count < count { try receive() }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func receive() throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(file, &buffer, buffer.count, 0)
        guard count > 0 else { throw Closed() }
        received += buffer.prefix(count)
    }

    // MARK: HTTP

    struct Answer {
        var status: Int
        /// By their names in small letters.
        var headers: [String: String]
        var body: String
    }

    func get(_ path: String, _ headers: [String: String]) throws -> Answer {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        try write(Array("GET \(path) HTTP/1.1\r\n\(lines)\r\n".utf8))
        while !received.contains(subsequence: Array("\r\n\r\n".utf8)) { try receive() }
        var head: [UInt8] = []
        while !head.ends(with: Array("\r\n\r\n".utf8)) { head += try read(1) }
        let text = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        var answer = Answer(status: Int(text[0].split(separator: " ")[1]) ?? 0, headers: [:], body: "")
        for line in text.dropFirst() where line.contains(":") {
            let parts = line.split(separator: ":", maxSplits: 1)
            answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        if let size = answer.headers["content-length"].flatMap({ Int($0) }) {
            answer.body = String(decoding: try read(size), as: UTF8.self)
        }
        return answer
    }

    // MARK: Messages

    /// Sends a message as one frame.
    func send(_ message: [UInt8]) throws {
        try write(Self.frame(message))
    }

    static func frame(_ payload: [UInt8], opcode: UInt8 = 2, isFinal: Bool = true) -> [UInt8] {
        let size: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)]
            : payload.count < 65536
                ? [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
                : [0xFF] + (0..<8).reversed().map { UInt8(payload.count >> (8 * $0) & 0xFF) }
        let mask: [UInt8] = [1, 2, 3, 4]
        let masked = payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
        return [(isFinal ? 0x80 : 0) | opcode] + size + mask + masked
    }

    /// Returns the next message. Throws ``Closed`` at the end, with the code in ``closeCode`` if the server has sent one.
    func message() throws -> [UInt8] {
        while true {
            let head = try read(2)
            var size = Int(head[1] & 0x7F)
            if size == 126 { size = try read(2).reduce(0) { $0 << 8 | Int($1) } }
            if size == 127 { size = try read(8).reduce(0) { $0 << 8 | Int($1) } }
            let payload = try read(size)
            switch head[0] & 15 {
            case 1, 2: return payload
            case 8:
                closeCode = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
                throw Closed()
            default: pongs.append(payload)
            }
        }
    }

    private(set) var closeCode: Int?
    private(set) var pongs: [[UInt8]] = []

    /// Reads up to the end, and returns the code.
    func untilClosed() -> Int? {
        while (try? message()) != nil {}
        return closeCode
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }

    fileprivate func contains(subsequence: [UInt8]) -> Bool {
        guard count >= subsequence.count else { return false }
        return (0...count - subsequence.count).contains { self[$0..<$0 + subsequence.count].elementsEqual(subsequence) }
    }
}
