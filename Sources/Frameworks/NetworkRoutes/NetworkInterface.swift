import Foundation
import Glibc

/// An interface of the computer, as the kernel describes it.
package struct NetworkInterface: Equatable, Sendable {
    package enum Kind: Sendable {
        case wifi, cellular, wiredEthernet, loopback, pointToPoint, other
    }

    /// An address with the number of bits that are the network's.
    package struct Address: Equatable, Sendable {
        package let address: SocketAddress
        package let prefixLength: Int
    }

    package let name: String
    package let index: Int
    package let kind: Kind
    /// Whether the interface is switched on and has a carrier.
    package let isRunning: Bool
    package fileprivate(set) var addresses: [Address]

    /// Returns all interfaces in the kernel's order.
    package static func all() -> [NetworkInterface] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var interfaces: [NetworkInterface] = []
        for case let entry? in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            let name = String(cString: entry.pointee.ifa_name)
            let place: Int
            if let known = interfaces.firstIndex(where: { $0.name == name }) {
                place = known
            } else {
                place = interfaces.count
                interfaces.append(NetworkInterface(name: name, flags: entry.pointee.ifa_flags))
            }
            guard let system = entry.pointee.ifa_addr, let address = SocketAddress(system) else { continue }
            let mask = entry.pointee.ifa_netmask.flatMap { SocketAddress($0) }
            let length = mask?.bytes.reduce(0) { $0 + $1.nonzeroBitCount } ?? address.bytes.count * 8
            interfaces[place].addresses.append(Address(address: address, prefixLength: length))
        }
        return interfaces
    }

    private init(name: String, flags: UInt32) {
        func has(_ flag: Int) -> Bool { flags & UInt32(flag) != 0 }
        self.name = name
        index = Int(if_nametoindex(name))
        isRunning = has(IFF_UP) && has(IFF_RUNNING)
        addresses = []
        let folder = "/sys/class/net/\(name)"
        let description = (try? String(contentsOfFile: "\(folder)/uevent", encoding: .utf8)) ?? ""
        if has(IFF_LOOPBACK) {
            kind = .loopback
        } else if FileManager.default.fileExists(atPath: "\(folder)/wireless")
            || FileManager.default.fileExists(atPath: "\(folder)/phy80211")
        {
            kind = .wifi
        } else if description.contains("DEVTYPE=wwan") || name.hasPrefix("ww") {
            kind = .cellular
        } else if has(IFF_POINTOPOINT) {
            kind = .pointToPoint
        } else if name.hasPrefix("e") {
            kind = .wiredEthernet
        } else {
            kind = .other
        }
    }
}
