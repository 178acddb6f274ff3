import Synchronization

/// The kinds of debugging output that the environment variable `UIKIT_DEBUG` enables, for example
/// `UIKIT_DEBUG=layout,reuse`, or disables: `UIKIT_DEBUG=-conflicts`. `UIKIT_DEBUG=help` lists their names.
package struct DebugFlags: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let layout = DebugFlags(rawValue: 1 << 0)
    package static let reuse = DebugFlags(rawValue: 1 << 1)
    package static let damage = DebugFlags(rawValue: 1 << 2)
    package static let delegates = DebugFlags(rawValue: 1 << 3)
    package static let conflicts = DebugFlags(rawValue: 1 << 4)
    package static let lines = DebugFlags(rawValue: 1 << 5)
    package static let loops = DebugFlags(rawValue: 1 << 6)
    package static let frames = DebugFlags(rawValue: 1 << 7)
    package static let leaks = DebugFlags(rawValue: 1 << 8)
    package static let decoding = DebugFlags(rawValue: 1 << 9)

    /// What is on without being asked for: what UIKit prints too, and what costs nothing until it happens.
    package static let standard: DebugFlags = [.conflicts, .loops]

    private static let named: [(name: String, flag: DebugFlags, meaning: String)] = [
        ("layout", .layout, "layout passes of tables: the rows that are visible, and the cells that were requested"),
        ("reuse", .reuse, "cells, headers and footers that are reused, and those that become ready for reuse"),
        ("damage", .damage, "pixels that each frame paints and moves"),
        ("delegates", .delegates, "data sources and delegates: missing ones, and methods that could not be asked"),
        ("conflicts", .conflicts, "constraints that cannot hold together; on, -conflicts turns it off"),
        ("lines", .lines, "for conflicts, the lines of source that made the constraints"),
        ("loops", .loops, "layouts that request layout again in every round; on, -loops turns it off"),
        ("frames", .frames, "frames that take more than 16 ms, with their three largest parts"),
        ("leaks", .leaks, "controllers and views that are still in memory after they were popped or dismissed"),
        ("decoding", .decoding, "pictures that are decoded on the main thread"),
    ]

    /// The flags of this process. ``ApplicationRun`` reads them first, so that a list of the names is printed when an
    /// application starts, also in a test.
    package static var current: DebugFlags {
        get { DebugFlags(rawValue: flags.load(ordering: .relaxed)) }
        set { flags.store(newValue.rawValue, ordering: .relaxed) }
    }

    // Atomic, because it is read for every cell that comes on screen.
    private static let flags = Atomic(parse(ProcessInfo.processInfo.environment["UIKIT_DEBUG"] ?? "").rawValue)

    /// Returns the standard flags with those for names separated by commas, without those whose names begin with a
    /// hyphen. Unknown names, and `help`, print a list of the names.
    package static func parse(_ names: String) -> DebugFlags {
        var flags = standard
        for name in names.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let match = named.first(where: { $0.name == name }) {
                flags.insert(match.flag)
            } else if let match = named.first(where: { "-" + $0.name == name }) {
                flags.remove(match.flag)
            } else {
                let lines = named.map { "  \($0.name): \($0.meaning)" }.joined(separator: "\n")
                ConsoleLog.message("UIKIT_DEBUG: \(name == "help" ? "" : "no flag \"\(name)\"; ")names are\n\(lines)")
            }
        }
        return flags
    }

    /// Prints the message if the flag is on.
    package static func log(_ flag: DebugFlags, _ text: @autoclosure () -> String) {
        if current.contains(flag) { ConsoleLog.message(text()) }
    }
}
