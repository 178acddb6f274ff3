import Foundation
import ObjectiveCRuntime
import Synchronization

/// A service of a local network that is announced or found by Bonjour.
///
/// Nothing is announced or found on Linux: whatever is started ends with `unknownError`, which the delegate is told of
/// on the run loop of the thread that started it. Records of text are encoded and decoded.
// Sound: what changes is under a lock; the delegate is called on the run loop of the thread that makes a call.
open class NetService: NSObject, @unchecked Sendable {
    private struct State {
        weak var delegate: (any NetServiceDelegate)?
        var includesPeerToPeer = false
        var record: Data?
        var attempts = Attempts()
    }

    private let state = Mutex(State())

    /// The domain, "local." or empty for the default.
    public let domain: String

    /// The type, "_http._tcp.".
    public let type: String

    /// The name, empty for that of the device.
    public let name: String

    /// The port, -1 for a service that was not resolved.
    public let port: Int

    /// Creates a service to announce.
    public init(domain: String, type: String, name: String, port: Int32) {
        self.domain = domain
        self.type = type
        self.name = name
        self.port = Int(port)
        super.init()
    }

    /// Creates a service to resolve.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// The object that is told what becomes of the service.
    open var delegate: (any NetServiceDelegate)? {
        get { state.withLock { Unguarded(value: $0.delegate) }.value }
        set {
            let delegate = Unguarded(value: newValue)
            state.withLock { $0.delegate = delegate.value }
        }
    }

    /// Whether connections of devices with each other are used. Keeps the value. Default: false.
    open var includesPeerToPeer: Bool {
        get { state.withLock { $0.includesPeerToPeer } }
        set { state.withLock { $0.includesPeerToPeer = newValue } }
    }

    /// The host's name, always nil: no service is resolved.
    open var hostName: String? { nil }

    /// The addresses, always nil: no service is resolved.
    open var addresses: [Data]? { nil }

    /// Does nothing: the delegate is called on the run loop of the thread that makes a call.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing, as `schedule(in:forMode:)`.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Tells the delegate that the service is not announced.
    open func publish() { publish(options: []) }

    /// Tells the delegate that the service is not announced.
    open func publish(options: Options) { begin { $0.netService($1, didNotPublish: $2) } }

    /// Tells the delegate that the service is not resolved.
    open func resolve(withTimeout timeout: TimeInterval) { begin { $0.netService($1, didNotResolve: $2) } }

    /// Tells the delegate that the service is not resolved.
    @available(*, deprecated, message: "Use resolve(withTimeout:)")
    open func resolve() { resolve(withTimeout: 5) }

    /// Ends what was started, if the delegate was not told of its end yet, and tells it `netServiceDidStop(_:)`.
    open func stop() {
        guard state.withLock({ $0.attempts.cancel() }) else { return }
        perform { $0.delegate?.netServiceDidStop($0) }
    }

    /// Does nothing: no record of another device changes.
    open func startMonitoring() {}

    /// Does nothing, as `startMonitoring()`.
    open func stopMonitoring() {}

    /// Keeps a record of text. Returns true.
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        state.withLock { $0.record = recordData }
        return true
    }

    /// The record of text that was set.
    open func txtRecordData() -> Data? { state.withLock { $0.record } }

    /// Returns false: there is no connection to a service that is not resolved.
    open func getInputStream(
        _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) -> Bool { false }

    private func begin(_ end: @escaping @Sendable (any NetServiceDelegate, NetService, [String: NSNumber]) -> Void) {
        ConsoleLog.once("absent NetService", "NetService is not there on Linux: it ends with an error.")
        let attempt = state.withLock { $0.attempts.begin() }
        perform { service in
            guard service.state.withLock({ $0.attempts.end(attempt) }), let delegate = service.delegate else { return }
            end(delegate, service, NetService.failure)
        }
    }

    private func perform(_ body: @escaping @Sendable (NetService) -> Void) {
        RunLoop.current.perform { body(self) }
    }
}

/// What was started and has not ended: the number of the last attempt, or 0.
struct Attempts {
    private var last = 0
    private var current = 0

    mutating func begin() -> Int {
        last += 1
        current = last
        return last
    }

    /// Returns whether the attempt was still going on.
    mutating func end(_ attempt: Int) -> Bool {
        guard attempt == current else { return false }
        current = 0
        return true
    }

    /// Returns whether an attempt was going on.
    mutating func cancel() -> Bool {
        defer { current = 0 }
        return current != 0
    }
}

// Sound: takes a reference out of a lock on one thread; what it refers to is used there only.
/// A value that a lock hands out.
struct Unguarded<Value>: @unchecked Sendable {
    let value: Value
}
