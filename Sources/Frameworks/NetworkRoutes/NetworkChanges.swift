import Dispatch
import Foundation
import Glibc

/// Tells observers when the kernel's interfaces, addresses or routes change.
// Sound: the observers are used under the lock only.
package final class NetworkChanges: @unchecked Sendable {
    package static let shared = NetworkChanges()

    /// Ends the observation when it is released.
    package final class Observation: Sendable {
        private let number: Int

        fileprivate init(number: Int) { self.number = number }

        deinit { NetworkChanges.shared.remove(number) }
    }

    private let lock = NSLock()
    private let queue = DispatchQueue(label: "org.trestle.network-changes")
    private var observers: [Int: @Sendable () -> Void] = [:]
    private var lastNumber = 0
    private var source: (any DispatchSourceRead)?

    /// Calls `observer` on a background queue after each change, until the observation is released.
    package func observe(_ observer: @escaping @Sendable () -> Void) -> Observation {
        lock.withLock {
            lastNumber += 1
            observers[lastNumber] = observer
            if source == nil { source = listen() }
            return Observation(number: lastNumber)
        }
    }

    private func remove(_ number: Int) {
        // The observer is released after the lock: that may end other observations.
        let observer = lock.withLock {
            let observer = observers.removeValue(forKey: number)
            if observers.isEmpty {
                source?.cancel()
                source = nil
            }
            return observer
        }
        withExtendedLifetime(observer) {}
    }

    /// Opens a socket to which the kernel sends its messages on changes. The messages are not read: what has changed
    /// is looked up afresh.
    private func listen() -> (any DispatchSourceRead)? {
        let descriptor = socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = KernelAddress()
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<KernelAddress>.size)) == 0
            }
        }
        guard isBound else {
            close(descriptor)
            return nil
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in
            var buffer = [UInt8](repeating: 0, count: 8192)
            while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
            self?.notify()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        return source
    }

    private func notify() {
        for observer in lock.withLock({ Array(observers.values) }) { observer() }
    }
}

/// The kernel's `struct sockaddr_nl`, which Swift's Glibc has not: the messages about links, addresses and routes.
private struct KernelAddress {
    var family = sa_family_t(AF_NETLINK)
    var padding: UInt16 = 0
    var process: UInt32 = 0
    var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
}
