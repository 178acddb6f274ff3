import Foundation
import ObjectiveCRuntime
import Synchronization

/// Looks for services of a local network.
///
/// Nothing is found on Linux: a search ends with `NetService.ErrorCode.unknownError`, which the delegate is told of on
/// the run loop of the thread that started it.
// Sound: what changes is under a lock; the delegate is called on the run loop of the thread that makes a call.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    private struct State {
        weak var delegate: (any NetServiceBrowserDelegate)?
        var includesPeerToPeer = false
        var attempts = Attempts()
    }

    private let state = Mutex(State())

    /// Creates a browser.
    public override init() { super.init() }

    /// The object that is told what is found.
    open var delegate: (any NetServiceBrowserDelegate)? {
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

    /// Does nothing: the delegate is called on the run loop of the thread that makes a call.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing, as `schedule(in:forMode:)`.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Tells the delegate that no domains are searched.
    open func searchForBrowsableDomains() { search() }

    /// Tells the delegate that no domains are searched.
    open func searchForRegistrationDomains() { search() }

    /// Tells the delegate that no services are searched.
    open func searchForServices(ofType type: String, inDomain domainString: String) { search() }

    /// Ends a search whose end the delegate was not told of yet, and tells it so.
    open func stop() {
        guard state.withLock({ $0.attempts.cancel() }) else { return }
        RunLoop.current.perform { self.delegate?.netServiceBrowserDidStopSearch(self) }
    }

    private func search() {
        ConsoleLog.once(
            "absent NetServiceBrowser", "NetServiceBrowser is not there on Linux: a search ends with an error.")
        let attempt = state.withLock { $0.attempts.begin() }
        RunLoop.current.perform {
            guard self.state.withLock({ $0.attempts.end(attempt) }) else { return }
            self.delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
        }
    }
}
