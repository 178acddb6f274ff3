import Foundation
import NetworkRoutes

/// An address of the internet protocol.
/// - Linux: works
public protocol IPAddress: Sendable {
    /// The address in network order.
    var rawValue: Data { get }
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }

    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}

/// An address of four bytes.
/// - Linux: works
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

    public let rawValue: Data
    public let interface: NWInterface?

    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { rawValue.first.map { $0 & 0xF0 == 0xE0 } ?? false }

    private init(bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Reads four numbers with dots between them; names are not looked up.
    public init?(_ string: String) {
        guard let data = parse(string, AF_INET, length: 4) else { return nil }
        self.init(data)
    }

    public var debugDescription: String { text(rawValue, AF_INET) + (interface.map { "%\($0.name)" } ?? "") }
}

/// An address of sixteen bytes.
/// - Linux: works
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))
    public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])

    public let rawValue: Data
    public let interface: NWInterface?

    public var isAny: Bool { self == .any }
    public var isLoopback: Bool { rawValue == Self.loopback.rawValue }
    public var isLinkLocal: Bool { rawValue.first == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue.first == 0xFF }

    private init(bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Reads an address, with the name of its interface after a percent sign if it has one.
    public init?(_ string: String) {
        let parts = string.split(separator: "%", maxSplits: 1).map(String.init)
        guard let first = parts.first, let data = parse(first, AF_INET6, length: 16) else { return nil }
        let interface = NetworkInterface.all().first { parts.count == 2 && $0.name == parts[1] }
        self.init(data, interface.map(NWInterface.init))
    }

    public var debugDescription: String { text(rawValue, AF_INET6) + (interface.map { "%\($0.name)" } ?? "") }
}

private func parse(_ text: String, _ family: Int32, length: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: length)
    return inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}

private func text(_ data: Data, _ family: Int32) -> String {
    var characters = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = data.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &characters, socklen_t(INET6_ADDRSTRLEN)) }
    return String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
