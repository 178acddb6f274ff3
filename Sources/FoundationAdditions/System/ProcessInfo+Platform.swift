import Foundation

extension ProcessInfo {
    /// Whether the program is an application for the iPhone or iPad that a Mac runs: false on Linux.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the program was built with Mac Catalyst: false on Linux, whatever look it has.
    public var isMacCatalystApp: Bool { false }
}
