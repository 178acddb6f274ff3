import NetworkRoutes

/// How a host can be reached.
/// - Linux: works
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The connection is one such as PPP.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// Never set on Linux.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Never set on Linux.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// Never set on Linux.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// Never set on Linux.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is one of the computer's own.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// No gateway is needed.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The interface is a mobile modem's.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// Another name of `connectionOnTraffic`.
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

extension SCNetworkReachabilityFlags {
    /// Asks the kernel for the route to an address. The unspecified address stands for any.
    init(routeTo address: SocketAddress) {
        self = []
        let interface: NetworkInterface
        if address.isUnspecified {
            let names = DefaultRoute.all().map(\.interfaceName)
            let interfaces = NetworkInterface.all().filter { names.contains($0.name) && $0.isRunning }
            guard let first = interfaces.first else { return }
            interface = first
        } else {
            guard let route = NetworkRoute.to(address) else { return }
            interface = route.interface
            if route.isDirect { insert(.isDirect) }
            if route.isLocal { insert(.isLocalAddress) }
        }
        insert(.reachable)
        if interface.kind == .cellular { insert(.isWWAN) }
        if interface.kind == .pointToPoint { insert(.transientConnection) }
    }
}
