import Foundation

/// A running program and all programs that it has started, directly or through others, whatever their groups are.
public enum ProcessTree {
    /// Sends a signal to all of them, and ends those that are still there after two seconds: a test that hangs, or a
    /// program that blocks the signal.
    public static func end(_ root: pid_t, with number: Int32) {
        // Those that have the others as parents come first: none of them starts another one then.
        let all = processes(below: root)
        for process in all { kill(process, number) }
        for _ in 0..<20 where all.contains(where: isRunning) { usleep(100_000) }
        for process in all where isRunning(process) { kill(process, SIGKILL) }
    }

    /// Returns false for a program that has ended, even if its parent does not know yet.
    private static func isRunning(_ process: pid_t) -> Bool {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = stat.lastIndex(of: ")")
        else { return false }
        return !stat[end...].hasPrefix(") Z")
    }

    /// Returns the program and its descendants, parents first.
    public static func processes(below root: pid_t) -> [pid_t] {
        let children = Dictionary(grouping: parents(), by: \.parent)
        var found = [root]
        var next = 0
        while next < found.count {
            found += (children[found[next]] ?? []).map(\.process)
            next += 1
        }
        return found
    }

    private static func parents() -> [(process: pid_t, parent: pid_t)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            guard let process = pid_t(name),
                let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let end = stat.lastIndex(of: ")")
            else { return nil }
            // After the name of the program, which may have any characters: state, parent.
            let fields = stat[end...].split(separator: " ")
            return fields.count > 2 ? pid_t(fields[2]).map { (process, $0) } : nil
        }
    }
}
