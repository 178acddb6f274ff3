import Dispatch
import Foundation
import NetworkRoutes

/// A host whose reachability is asked for or observed: its name is resolved by the system, its route is the kernel's.
/// - Linux: works
// Sound: the state is used under the lock only.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
    private enum Target {
        case address(SocketAddress)
        case name(String)
    }

    private let target: Target
    private let lock = NSLock()
    private let evaluation = DispatchQueue(label: "org.trestle.reachability")
    private var client: ReachabilityClient?
    private var schedules: [ReachabilitySchedule] = []
    private var observation: NetworkChanges.Observation?
    private var lastFlags: SCNetworkReachabilityFlags?

    init(address: SocketAddress) { target = .address(address) }

    init(name: String) { target = .name(name) }

    public static func == (lhs: SCNetworkReachability, rhs: SCNetworkReachability) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Takes seconds if a name has to be resolved and no server answers.
    var flags: SCNetworkReachabilityFlags {
        switch target {
        case .address(let address): return SCNetworkReachabilityFlags(routeTo: address)
        case .name(let name):
            return SocketAddress.resolve(name).lazy.map { SCNetworkReachabilityFlags(routeTo: $0) }
                .first { $0.contains(.reachable) } ?? []
        }
    }

    func setClient(_ newClient: ReachabilityClient?) {
        // The former client is released after the lock: its context may call back.
        let former = lock.withLock {
            defer { client = newClient }
            return client
        }
        withExtendedLifetime(former) {}
    }

    /// Starts to observe with the first schedule. As on iOS, a name is resolved and reported soon, and the flags of an
    /// address are reported when they change.
    func add(_ schedule: ReachabilitySchedule) {
        lock.withLock {
            schedules.append(schedule)
            guard observation == nil else { return }
            observation = NetworkChanges.shared.observe { [weak self] in self?.evaluate() }
            lastFlags = nil
        }
        evaluate()
    }

    /// Returns false if there is no such schedule.
    func remove(where isRemoved: (ReachabilitySchedule) -> Bool) -> Bool {
        let (count, ended): (Int, NetworkChanges.Observation?) = lock.withLock {
            let former = schedules.count
            schedules.removeAll(where: isRemoved)
            guard schedules.isEmpty else { return (former - schedules.count, nil) }
            defer { observation = nil }
            return (former, observation)
        }
        withExtendedLifetime(ended) {}
        return count > 0
    }

    private func evaluate() {
        evaluation.async { [weak self] in
            guard let self else { return }
            report(flags)
        }
    }

    private func report(_ flags: SCNetworkReachabilityFlags) {
        let schedules: [ReachabilitySchedule] = lock.withLock {
            defer { lastFlags = flags }
            if lastFlags == flags { return [] }
            if case .address = target, lastFlags == nil { return [] }
            return self.schedules
        }
        for schedule in schedules {
            schedule.run { [weak self] in
                guard let self else { return }
                // Looked up late: the client may have gone since.
                lock.withLock { client }?.call(self, flags)
            }
        }
    }
}
