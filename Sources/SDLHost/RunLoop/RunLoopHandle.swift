import Foundation

/// The file descriptor that becomes readable when a timer of `RunLoop.main` is due, whichever thread added it.
///
/// Foundation waits on it and keeps it to itself, so it is found by trying: a timer that is due makes exactly one of the process's
/// descriptors readable. `RunLoop.perform` from another thread writes nowhere: it does not wake Foundation's own wait either.
@MainActor
enum RunLoopHandle {
    /// Nil where it cannot be found; timers of other threads then wait until the loop looks again.
    static func find() -> Int32? {
        let waiting = eventPolls().filter { !isReadable($0) }
        let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        let found = waiting.filter { isReadable($0, within: 2) }
        // Fires the timer, which makes the descriptor quiet again.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        timer.invalidate()
        return found.count == 1 ? found[0] : nil
    }

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
