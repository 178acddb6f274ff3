import Dispatch
import Foundation
import NetworkRoutes

/// Accepts connections by TCP. Datagrams and secure connections are refused, and no service is announced.
/// - Linux: works
// Sound: the state is used under the lock only.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    /// How far a listener is.
    /// - Linux: works
    public enum State: Equatable, Sendable {
        case setup
        /// Never so on Linux.
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// A service that is announced: by nobody on Linux.
    /// - Linux: no effect
    public struct Service: Equatable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public let txtRecord: Data?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }
    }

    public let parameters: NWParameters
    /// - Linux: no effect
    public var service: Service?
    private let requestedPort: NWEndpoint.Port
    private let lock = NSLock()
    private var currentState = State.setup
    private var boundPort: NWEndpoint.Port?
    private var callbacks: DispatchQueue?
    private var source: (any DispatchSourceRead)?
    private var stateHandler: (@Sendable (State) -> Void)?
    private var connectionHandler: (@Sendable (NWConnection) -> Void)?

    /// Throws for parameters other than those of TCP. The port `any` stands for a free one.
    public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
        guard using.transport == .tcp, !using.isSecure else { throw NWError.posix(.EOPNOTSUPP) }
        (parameters, requestedPort) = (using, on)
    }

    public var state: State { lock.withLock { currentState } }

    public var queue: DispatchQueue? { lock.withLock { callbacks } }

    /// The port that connections are accepted at, once the listener is ready.
    public var port: NWEndpoint.Port? { lock.withLock { boundPort } }

    public var debugDescription: String { "listener on \(requestedPort.rawValue)" }

    /// Called on the queue of `start`.
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { stateHandler } }
        set { lock.withLock { stateHandler = newValue } }
    }

    /// Called on the queue of `start` with a connection that is to be started or canceled.
    @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { lock.withLock { connectionHandler } }
        set { lock.withLock { connectionHandler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard callbacks == nil, currentState == .setup else { return false }
            callbacks = queue
            return true
        }
        guard isFirst else { return }
        switch listen() {
        case .success(let descriptor):
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in self?.acceptConnection(descriptor) }
            source.setCancelHandler { close(descriptor) }
            lock.withLock { self.source = source }
            source.resume()
            move(to: .ready)
        case .failure(let error): move(to: .failed(error))
        }
    }

    public func cancel() {
        lock.withLock {
            source?.cancel()
            source = nil
        }
        move(to: .cancelled)
    }

    deinit { source?.cancel() }

    private func move(to next: State) {
        lock.withLock { currentState = next }
        callbacks?.async { self.stateUpdateHandler?(next) }
    }

    /// Binds to the addresses of both protocols, or of IPv4 if the computer has no IPv6.
    private func listen() -> Result<Int32, NWError> {
        for bytes in [[UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 4)] {
            guard let address = SocketAddress(bytes: bytes) else { continue }
            let descriptor = StreamSocket.open(isVersion6: address.isVersion6, parameters)
            guard descriptor >= 0 else { continue }
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            let isBound = address.withSystemAddress(port: requestedPort.rawValue) { bind(descriptor, $0, $1) == 0 }
            guard isBound, Glibc.listen(descriptor, 128) == 0 else {
                let error = NWError.last
                close(descriptor)
                return .failure(error)
            }
            var storage = sockaddr_in6()
            var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
            let number = withUnsafeMutablePointer(to: &storage) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
                // The port is at the same place in both kinds of addresses.
                return UInt16(bigEndian: pointer.pointee.sin6_port)
            }
            lock.withLock { boundPort = NWEndpoint.Port(rawValue: number) }
            return .success(descriptor)
        }
        return .failure(.last)
    }

    private func acceptConnection(_ listening: Int32) {
        var storage = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        var peer: SocketAddress?
        let descriptor = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let descriptor = Glibc.accept(listening, address, &length)
                _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                peer = SocketAddress(address)
                return descriptor
            }
        }
        guard descriptor >= 0 else { return }
        let host = peer.map { NWEndpoint.Host($0) } ?? .name("", nil)
        let endpoint = NWEndpoint.hostPort(
            host: host, port: NWEndpoint.Port(rawValue: UInt16(bigEndian: storage.sin6_port)) ?? .any)
        let connection = NWConnection(accepted: descriptor, from: endpoint, parameters)
        newConnectionHandler?(connection)
    }
}
