import Synchronization

/// The kinds of debugging output that the environment variable `UIKIT_DEBUG` enables, for example
/// `UIKIT_DEBUG=layout,reuse`. `UIKIT_DEBUG=help` lists their names.
package struct DebugFlags: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let layout = DebugFlags(rawValue: 1 << 0)
    package static let reuse = DebugFlags(rawValue: 1 << 1)
    package static let damage = DebugFlags(rawValue: 1 << 2)
    package static let delegates = DebugFlags(rawValue: 1 << 3)

    private static let named: [(name: String, flag: DebugFlags, meaning: String)] = [
        ("layout", .layout, "layout passes of tables: the rows that are visible, and the cells that were requested"),
        ("reuse", .reuse, "cells, headers and footers that are reused, and those that become ready for reuse"),
        ("damage", .damage, "pixels that each frame paints and moves"),
        ("delegates", .delegates, "data sources and delegates: missing ones, and methods that could not be asked"),
    ]

    /// The flags of this process. ``ApplicationRun`` reads them first, so that a list of the names is printed when an
    /// application starts, also in a test.
    package static var current: DebugFlags {
        get { DebugFlags(rawValue: flags.load(ordering: .relaxed)) }
        set { flags.store(newValue.rawValue, ordering: .relaxed) }
    }

    // Atomic, because it is read for every cell that comes on screen.
    private static let flags = Atomic(parse(ProcessInfo.processInfo.environment["UIKIT_DEBUG"] ?? "").rawValue)

    /// Returns the flags for names separated by commas. Unknown names, and `help`, print a list of the names.
    package static func parse(_ names: String) -> DebugFlags {
        var flags: DebugFlags = []
        for name in names.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let match = named.first(where: { $0.name == name }) {
                flags.insert(match.flag)
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
