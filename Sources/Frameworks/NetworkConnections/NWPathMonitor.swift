@_exported import Dispatch
@_exported import Foundation
import NetworkRoutes

/// Tells of the path to the internet, and of each change of it.
/// - Linux: works
// Sound: the state is used under the lock only.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let isUsable: @Sendable (NWInterface.InterfaceType) -> Bool
    private let evaluation = DispatchQueue(label: "org.trestle.path-monitor")
    private var handler: (@Sendable (NWPath) -> Void)?
    private var startQueue: DispatchQueue?
    private var observation: NetworkChanges.Observation?
    private var lastPath: NWPath?
    private var isCanceled = false

    /// Called on the queue of `start`, first soon after it.
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The path that was told last or, before that, the present one.
    public var currentPath: NWPath { lock.withLock { lastPath } ?? .current(isUsable) }

    /// The queue of `start`.
    public var queue: DispatchQueue? { lock.withLock { startQueue } }

    public init() { isUsable = { $0 != .loopback } }

    /// Monitors only interfaces of one type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { isUsable = { $0 == requiredInterfaceType } }

    /// Does not monitor interfaces of some types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isUsable = { $0 != .loopback && !prohibitedInterfaceTypes.contains($0) }
    }

    /// Starts once; later calls do nothing.
    public func start(queue: DispatchQueue) {
        lock.withLock {
            guard startQueue == nil, !isCanceled else { return }
            startQueue = queue
            observation = NetworkChanges.shared.observe { [weak self] in self?.evaluate() }
        }
        // A monitor that has started lives until it has told its first path.
        evaluation.async { self.report() }
    }

    /// Ends the monitor for good.
    public func cancel() {
        let ended = lock.withLock {
            isCanceled = true
            defer { observation = nil }
            return observation
        }
        withExtendedLifetime(ended) {}
    }

    private func evaluate() { evaluation.async { [weak self] in self?.report() } }

    private func report() {
        let path = NWPath.current(isUsable)
        let queue: DispatchQueue? = lock.withLock {
            guard !isCanceled, path != lastPath else { return nil }
            lastPath = path
            return startQueue
        }
        queue?.async { [self] in
            lock.withLock { isCanceled ? nil : handler }?(path)
        }
    }
}
