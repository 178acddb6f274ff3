import Foundation

// Sound: a connection reads them once, when it starts.
/// How a connection is made: TCP or UDP. Secure connections are refused.
/// - Linux: works
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    // Sound: a connection reads them once, when it starts.
    enum Transport {
        case tcp, udp
    }

    let transport: Transport
    let isSecure: Bool
    let noDelay: Bool

    public var allowLocalEndpointReuse = false
    /// - Linux: no effect
    public var includePeerToPeer = false
    /// - Linux: no effect
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// - Linux: no effect
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// - Linux: no effect
    public var prohibitExpensivePaths = false

    private init(_ transport: Transport, isSecure: Bool, noDelay: Bool) {
        (self.transport, self.isSecure, self.noDelay) = (transport, isSecure, noDelay)
    }

    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(.tcp, isSecure: tls != nil, noDelay: tcp.noDelay)
    }

    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init(.udp, isSecure: dtls != nil, noDelay: false)
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    /// A connection with them is refused.
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    /// A connection with them is refused.
    public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

    public var debugDescription: String { "\(transport)" }
}

/// The transmission control protocol.
/// - Linux: works
public enum NWProtocolTCP {
    public final class Options {
        public var noDelay = false
        /// - Linux: no effect
        public var enableKeepalive = false
        /// - Linux: no effect
        public var keepaliveIdle = 0
        /// - Linux: no effect
        public var connectionTimeout = 0

        public init() {}
    }
}

/// The user datagram protocol.
/// - Linux: works
public enum NWProtocolUDP {
    public final class Options {
        public init() {}
    }
}

/// Secure connections, which are refused.
/// - Linux: refuses
public enum NWProtocolTLS {
    public final class Options {
        public init() {}
    }
}
