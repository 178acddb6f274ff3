import Dispatch
import Foundation
import NetworkRoutes

/// A connection to a host by TCP or UDP. Secure connections, services and paths fail with `EOPNOTSUPP`.
/// - Linux: works
// Sound: the state is used under the lock, and the descriptor is closed by the queue that reads.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    /// How far a connection is.
    /// - Linux: works
    public enum State: Equatable, Sendable {
        case setup
        /// Never so on Linux: a connection that cannot be made fails.
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What a message belongs to.
    /// - Linux: works
    public final class ContentContext: Sendable {
        public let identifier: String
        public let isFinal: Bool

        public init(identifier: String, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }

        public static let defaultMessage = ContentContext(identifier: "defaultMessage")
        /// Ends what is sent.
        public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "defaultStream")
    }

    /// What is told when data was sent.
    /// - Linux: works
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private let lock = NSLock()
    private let work = DispatchQueue(label: "org.trestle.connection")
    private let sending = DispatchQueue(label: "org.trestle.connection.sending")
    private var currentState = State.setup
    private var handler: (@Sendable (State) -> Void)?
    private var callbacks: DispatchQueue?
    private var receiver: SocketReceiver?
    /// What was asked for before `start`.
    private var early: [@Sendable () -> Void] = []

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }

    /// Takes a connection that a listener has accepted.
    init(accepted descriptor: Int32, from: NWEndpoint, _ parameters: NWParameters) {
        (endpoint, self.parameters) = (from, parameters)
        receiver = SocketReceiver(descriptor, isStream: true, work)
    }

    public var state: State { lock.withLock { currentState } }

    public var queue: DispatchQueue? { lock.withLock { callbacks } }

    public var debugDescription: String { "\(endpoint.debugDescription) \(parameters.debugDescription)" }

    /// Called on the queue of `start`.
    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Resolves the name and connects.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard callbacks == nil else { return false }
            callbacks = queue
            return true
        }
        guard isFirst, move(to: .preparing) else { return }
        work.async { [self] in
            if receiver != nil {
                _ = move(to: .ready)
            } else {
                connect()
            }
        }
        let jobs = lock.withLock {
            defer { early = [] }
            return early
        }
        for job in jobs { work.async(execute: job) }
    }

    /// Runs a job behind the connecting: once the connection has been started.
    private func afterStart(_ job: @escaping @Sendable () -> Void) {
        let isStarted = lock.withLock {
            if callbacks == nil { early.append(job) }
            return callbacks != nil
        }
        if isStarted { work.async(execute: job) }
    }

    private func connect() {
        guard case .hostPort(let host, let port) = endpoint, !parameters.isSecure else {
            _ = move(to: .failed(.posix(.EOPNOTSUPP)))
            return
        }
        let addresses: [SocketAddress] =
            switch host {
            case .name(let name, _): SocketAddress.resolve(name)
            case .ipv4(let address): [SocketAddress(bytes: Array(address.rawValue))].compactMap { $0 }
            case .ipv6(let address):
                [SocketAddress(bytes: Array(address.rawValue), scope: UInt32(address.interface?.index ?? 0))]
                    .compactMap { $0 }
            }
        switch StreamSocket.connect(
            addresses, port: port.rawValue, parameters, isCanceled: { self.state == .cancelled })
        {
        case .success(let descriptor):
            let made = SocketReceiver(descriptor, isStream: parameters.transport == .tcp, work)
            lock.withLock { receiver = made }
            if !move(to: .ready) { made.end() }
        case .failure(let error): _ = move(to: .failed(error))
        }
    }

    /// Returns false if the connection has ended.
    private func move(to next: State) -> Bool {
        let isMoved = lock.withLock {
            if currentState == .cancelled { return false }
            if case .failed = currentState, next != .cancelled { return false }
            currentState = next
            return true
        }
        if isMoved { callbacks?.async { self.stateUpdateHandler?(next) } }
        return isMoved
    }

    /// Ends the connection, and what waits for data.
    public func cancel() {
        let receiver = lock.withLock {
            early = []
            return self.receiver
        }
        guard move(to: .cancelled) else { return }
        // After what was sent before.
        sending.async { receiver?.end() }
    }

    public func forceCancel() { cancel() }

    /// Calls back when at least `minimumIncompleteLength` bytes are there, or the other side has ended.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { receive(SocketReceiver.Request(least: minimumIncompleteLength, most: maximumLength), completion) }

    /// Calls back with a datagram, or with all that comes until the other side ends a stream.
    @preconcurrency public func receiveMessage(
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { receive(SocketReceiver.Request(least: .max, most: .max), completion) }

    private func receive(
        _ request: SocketReceiver.Request,
        _ completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        afterStart { [self] in
            let (receiver, queue) = lock.withLock { (self.receiver, callbacks ?? .main) }
            guard let receiver else {
                queue.async { completion(nil, nil, false, .posix(.ENOTCONN)) }
                return
            }
            receiver.receive(request) { data, isComplete, error in
                queue.async { completion(data, error == nil ? .defaultMessage : nil, isComplete, error) }
            }
        }
    }

    /// Sends data after what was sent before. Nil with the final context ends the stream.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        // Behind the connecting, then behind what is sent.
        afterStart { [self] in
            let (receiver, queue) = lock.withLock { (self.receiver, callbacks ?? .main) }
            sending.async { [self] in
                var error: NWError? = receiver == nil ? .posix(.ENOTCONN) : nil
                if let receiver, let content {
                    error = StreamSocket.send(
                        content, to: receiver.descriptor, isCanceled: { self.state == .cancelled })
                }
                if let receiver, contentContext.isFinal { shutdown(receiver.descriptor, Int32(SHUT_WR)) }
                if case .contentProcessed(let done) = completion {
                    let result = error
                    queue.async { done(result) }
                }
            }
        }
    }
}
