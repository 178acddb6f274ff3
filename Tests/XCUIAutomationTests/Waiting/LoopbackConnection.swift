import Foundation

/// An open connection of the program with itself, over TCP.
final class LoopbackConnection {
    private var sockets: [Int32] = []

    init() throws {
        let server = try open()
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutableBytes(of: &address) { bytes in
            let name = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!
            try check(bind(server, name, size))
            try check(listen(server, 1))
            try check(getsockname(server, name, &size))
            try check(connect(try open(), name, size))
        }
    }

    deinit { for socket in sockets { close(socket) } }

    private func open() throws -> Int32 {
        let number = try check(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        sockets.append(number)
        return number
    }

    @discardableResult
    private func check(_ result: Int32) throws -> Int32 {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return result
    }
}
