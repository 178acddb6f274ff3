import Dispatch
import HostInterface
internal import Synchronization

/// Seconds.
public typealias CFTimeInterval = Double

/// The clock of animations and display links: that of the host, which tests move by hand.
package enum MediaTime {
    package static var clock: any HostClock {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// Lets the clock go on by itself, when the application whose host moved it has ended.
    @MainActor package static func goOnInRealTime() { clock = SystemClock(startingAt: now) }

    /// CACurrentMediaTime() can be called on any thread, while an application begins or ends.
    private static let current = Mutex<any HostClock>(SystemClock())

    static var now: Double { clock.now }
}

/// Returns the seconds of the main clock, which is that of the host. A test that moves time by hand moves this clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaTime.now
}

/// The monotonic clock of the machine, used while no host sets its own.
private final class SystemClock: HostClock {
    private let offset: Double

    /// - Parameter start: the time that the clock shows now; nil for the time since the machine started.
    init(startingAt start: Double? = nil) {
        offset = start.map { $0 - Self.uptime } ?? 0
    }

    var now: Double { Self.uptime + offset }

    private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
