import Foundation
import Glibc

/// How packets leave the computer for an address.
package struct NetworkRoute: Equatable, Sendable {
    package let interface: NetworkInterface
    /// Whether the address is in the interface's own network, so that no gateway is needed.
    package let isDirect: Bool
    /// Whether the address is one of the computer's own.
    package let isLocal: Bool

    /// Asks the kernel. Returns nil if there is no route.
    package static func to(_ address: SocketAddress) -> NetworkRoute? {
        let interfaces = NetworkInterface.all()
        guard let source = sourceAddress(for: address),
            let interface = interfaces.first(where: { $0.addresses.contains { $0.address.bytes == source.bytes } }),
            interface.isRunning
        else { return nil }
        let isLocal = interfaces.contains { $0.addresses.contains { $0.address.bytes == address.bytes } }
        let isDirect = interface.addresses.contains { address.hasPrefix(of: $0.address, length: $0.prefixLength) }
        return NetworkRoute(interface: interface, isDirect: isLocal || isDirect, isLocal: isLocal)
    }

    /// Connects a datagram socket, which sends nothing, and returns the address that the kernel chose for it.
    private static func sourceAddress(for address: SocketAddress) -> SocketAddress? {
        let descriptor = socket(address.isVersion6 ? AF_INET6 : AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let isConnected = address.withSystemAddress(port: 9) { connect(descriptor, $0, $1) == 0 }
        guard isConnected else { return nil }
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length) == 0 ? SocketAddress($0) : nil
            }
        }
    }
}

/// A route for all addresses that no other route is for.
package struct DefaultRoute: Equatable, Sendable {
    package let interfaceName: String
    package let gateway: SocketAddress?
    package let metric: Int
    package let isVersion6: Bool

    /// Returns the kernel's default routes, those that are used first at the beginning.
    package static func all() -> [DefaultRoute] {
        (version4() + version6()).sorted { $0.metric < $1.metric }
    }

    private static let isUpFlag = 0x1
    private static let isRejectedFlag = 0x200

    private static func lines(of path: String) -> [[Substring]] {
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map { line in
            line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        }
    }

    // Interface, destination, gateway, flags, two counts, metric, mask; numbers in the order of the processor.
    private static func version4() -> [DefaultRoute] {
        lines(of: "/proc/net/route").compactMap { fields in
            guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000",
                let flags = Int(fields[3], radix: 16), flags & isUpFlag != 0, flags & isRejectedFlag == 0,
                let gateway = UInt32(fields[2], radix: 16)
            else { return nil }
            let address = SocketAddress(bytes: withUnsafeBytes(of: gateway) { Array($0) })
            return DefaultRoute(
                interfaceName: String(fields[0]), gateway: gateway == 0 ? nil : address,
                metric: Int(fields[6]) ?? 0, isVersion6: false)
        }
    }

    // Destination, its length, source, its length, gateway, metric, two counts, flags, interface.
    private static func version6() -> [DefaultRoute] {
        lines(of: "/proc/net/ipv6_route").compactMap { fields in
            guard fields.count >= 10, fields[1] == "00", fields[0].allSatisfy({ $0 == "0" }),
                let flags = Int(fields[8], radix: 16), flags & isUpFlag != 0, flags & isRejectedFlag == 0,
                fields[9] != "lo"
            else { return nil }
            let digits = Array(fields[4])
            let bytes = stride(from: 0, to: digits.count - 1, by: 2)
                .compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
            let gateway = SocketAddress(bytes: bytes)
            return DefaultRoute(
                interfaceName: String(fields[9]), gateway: gateway?.isUnspecified == false ? gateway : nil,
                metric: Int(fields[5], radix: 16) ?? 0, isVersion6: true)
        }
    }
}
