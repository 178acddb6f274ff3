import Dispatch
import HostInterface

public typealias CFTimeInterval = Double

/// The clock of animations and display links: the host's, moved by hand in tests.
package enum MediaTime {
    @MainActor package static var clock: any HostClock {
        get { current }
        set { current = newValue }
    }

    // CACurrentMediaTime() can be called from anywhere on Apple's systems; a host's clock only reads a number.
    nonisolated(unsafe) private static var current: any HostClock = SystemClock()

    static var now: Double {
        let read: @MainActor () -> Double = { current.now }
        return withoutActuallyEscaping(read) { unsafeBitCast($0, to: (() -> Double).self)() }
    }
}

/// Seconds on the main clock: the host's, so a test that moves time by hand moves this.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaTime.now
}

/// The machine's monotonic clock: the clock until a host brings its own.
private final class SystemClock: HostClock {
    var now: Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
}
