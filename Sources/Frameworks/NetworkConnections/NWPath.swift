import Foundation
import NetworkRoutes

/// How the computer reaches the internet: by the kernel's default routes.
/// - Linux: works
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
    /// Whether there is a way.
    /// - Linux: works
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        /// Never so on Linux.
        case requiresConnection
    }

    /// Why there is no way.
    /// - Linux: works
    public enum UnsatisfiedReason: Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
    }

    public let status: Status
    /// Always `.notAvailable`.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The interfaces with a default route, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether the preferred interface is a mobile modem's.
    public let isExpensive: Bool
    /// Always false: Linux has no mode that saves data.
    public var isConstrained: Bool { false }
    public let supportsIPv4: Bool
    public let supportsIPv6: Bool
    /// Whether a name server is configured.
    public let supportsDNS: Bool
    public let gateways: [NWEndpoint]
    /// Nil, as in every path of a monitor.
    public let localEndpoint: NWEndpoint?
    /// Nil, as in every path of a monitor.
    public let remoteEndpoint: NWEndpoint?

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return status == .satisfied ? "satisfied, interfaces: \(names)" : "unsatisfied"
    }

    /// Returns the present path over the interfaces whose type `isUsable` accepts.
    static func current(_ isUsable: (NWInterface.InterfaceType) -> Bool) -> NWPath {
        let running = NetworkInterface.all().filter(\.isRunning).map(NWInterface.init)
        let usable = running.filter { isUsable($0.type) }
        let routes = DefaultRoute.all().filter { route in usable.contains { $0.name == route.interfaceName } }
        var interfaces: [NWInterface] = []
        for route in routes where !interfaces.contains(where: { $0.name == route.interfaceName }) {
            interfaces += usable.filter { $0.name == route.interfaceName }
        }
        let servers = (try? String(contentsOfFile: "/etc/resolv.conf", encoding: .utf8)) ?? ""
        return NWPath(
            status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
            isExpensive: interfaces.first?.type == .cellular, supportsIPv4: routes.contains { !$0.isVersion6 },
            supportsIPv6: routes.contains { $0.isVersion6 },
            supportsDNS: !interfaces.isEmpty
                && servers.split(separator: "\n").contains { $0.hasPrefix("nameserver") },
            gateways: routes.compactMap { route in
                route.gateway.map { .hostPort(host: NWEndpoint.Host($0), port: .any) }
            }, localEndpoint: nil, remoteEndpoint: nil)
    }
}
