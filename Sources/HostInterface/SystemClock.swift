import Glibc

/// Seconds since the machine started, like CACurrentMediaTime() on Apple's systems.
package final class SystemClock: HostClock {
    package init() {}

    package var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
