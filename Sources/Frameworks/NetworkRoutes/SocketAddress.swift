import Foundation
import Glibc

/// An IPv4 or IPv6 address of a socket.
package struct SocketAddress: Equatable, Sendable {
    /// The address in network order: 4 or 16 bytes.
    package let bytes: [UInt8]
    /// The interface of a link-local IPv6 address, or 0.
    package let scope: UInt32

    package var isVersion6: Bool { bytes.count == 16 }
    package var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }

    package init?(bytes: [UInt8], scope: UInt32 = 0) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
        self.scope = scope
    }

    /// Returns nil for addresses that are neither of the two.
    package init?(_ address: UnsafePointer<sockaddr>) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            self = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                SocketAddress(bytes: withUnsafeBytes(of: pointer.pointee.sin_addr) { Array($0) }, scope: 0)!
            }
        case AF_INET6:
            self = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                SocketAddress(
                    bytes: withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) },
                    scope: pointer.pointee.sin6_scope_id)!
            }
        default:
            return nil
        }
    }

    /// Calls `body` with the address as the system's functions take it.
    package func withSystemAddress<Result>(
        port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Result
    ) rethrows -> Result {
        if isVersion6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_scope_id = scope
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
            return try withUnsafePointer(to: address) { pointer in
                try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    try body($0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
        return try withUnsafePointer(to: address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Returns whether the first `length` bits are those of `other`.
    package func hasPrefix(of other: SocketAddress, length: Int) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        return (0..<length).allSatisfy { bit in
            (bytes[bit / 8] ^ other.bytes[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
        }
    }

    /// Asks the system's resolver, which may take seconds. Returns an empty list if the name has no address.
    package static func resolve(_ name: String) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
            entry?.pointee.ai_addr.flatMap { SocketAddress($0) }
        }
    }
}
