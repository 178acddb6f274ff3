import Foundation

/// A running program and all programs that it has started, directly or through others, whatever their groups are.
public enum ProcessTree {
    /// Sends a signal to all of them.
    public static func signal(_ number: Int32, to root: pid_t) {
        // Those that have the others as parents come first: none of them starts another one then.
        for process in processes(below: root) { kill(process, number) }
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
