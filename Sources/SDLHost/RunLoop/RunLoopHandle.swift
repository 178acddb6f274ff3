import Foundation
internal import ToolchainBets

/// The file descriptor that becomes readable when a timer of `RunLoop.main` is due, whichever thread added the timer.
///
/// Foundation waits on it but does not expose it, so it is found by experiment: a timer that is due makes exactly one
/// of the process's descriptors readable. `RunLoop.perform` on another thread writes to no descriptor and does not wake
/// Foundation's own wait either.
@MainActor
enum RunLoopHandle {
    /// Returns nil where it cannot be found. Timers of other threads then wait for the next turn of the loop.
    static func find() -> Int32? {
        guard ToolchainBet.runLoopTimers.isAllowed else { return nil }
        let waiting = eventPolls().filter { !isReadable($0) }
        let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        let found = waiting.filter { isReadable($0, within: 2) }
        // Fires the timer, after which the descriptor is not readable any more.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        timer.invalidate()
        return found.count == 1 ? found[0] : nil
    }

    /// Returns whether the descriptor is readable.
    ///
    /// - Parameter milliseconds: how long to wait for it.
    static func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) == 1 && entry.revents & Int16(POLLIN) != 0
    }

    private static func eventPolls() -> [Int32] {
        let folder = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == "anon_inode:[eventpoll]"
        }.compactMap(Int32.init)
    }
}
