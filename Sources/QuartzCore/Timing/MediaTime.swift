import Dispatch
import HostInterface

/// Seconds.
public typealias CFTimeInterval = Double

/// The clock of animations and display links: that of the host, which tests move by hand.
package enum MediaTime {
    @MainActor package static var clock: any HostClock {
        get { current }
        set { current = newValue }
    }

    /// Lets the clock go on by itself, when the application whose host moved it has ended.
    @MainActor package static func goOnInRealTime() { current = SystemClock(startingAt: now) }

    // Sound: changed only where an application begins and ends; a host's clock only reads a number.
    // CACurrentMediaTime() can be called on any thread on Apple's systems; the clock of a host only reads a number.
    nonisolated(unsafe) private static var current: any HostClock = SystemClock()

    static var now: Double {
        let read: @MainActor () -> Double = { current.now }
        return withoutActuallyEscaping(read) { unsafeBitCast($0, to: (() -> Double).self)() }
    }
}

/// Returns the seconds of the main clock, which is that of the host. A test that moves time by hand moves this clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaTime.now
}

/// The monotonic clock of the machine, used while no host sets its own.
private final class SystemClock: HostClock {
    private let offset: Double

    /// - Parameter start: the time that the clock shows now; nil for the time since the machine started.
    nonisolated init(startingAt start: Double? = nil) {
        offset = start.map { $0 - Self.uptime } ?? 0
    }

    var now: Double { Self.uptime + offset }

    nonisolated private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
