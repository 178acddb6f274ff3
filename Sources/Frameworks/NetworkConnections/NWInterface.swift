import Foundation
import NetworkRoutes

/// An interface of the computer.
/// - Linux: works
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    /// What an interface is connected with.
    /// - Linux: works
    public enum InterfaceType: Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }

    init(_ interface: NetworkInterface) {
        name = interface.name
        index = interface.index
        type =
            switch interface.kind {
            case .wifi: .wifi
            case .cellular: .cellular
            case .wiredEthernet: .wiredEthernet
            case .loopback: .loopback
            case .pointToPoint, .other: .other
            }
    }
}
