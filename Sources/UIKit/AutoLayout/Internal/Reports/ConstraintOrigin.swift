internal import ToolchainBets

/// Where a constraint was made: kept while `UIKIT_DEBUG=lines` is on, and named in reports of conflicts.
indirect enum ConstraintOrigin {
    /// The return addresses on the stack of the call, the innermost first.
    case code([UInt])
    /// The file and line of a nib.
    case nib(String)

    /// How many functions can be between the caller and the outermost client code that is looked at.
    private static let depth = 40

    /// Nil unless the flag is on.
    static func ofCaller() -> ConstraintOrigin? {
        DebugFlags.current.contains(.lines) ? .code(CallStack.returnAddresses(limit: depth)) : nil
    }

    /// The line of source, with the line that called it where a library made the constraint:
    /// `FeedCell.swift:31 in FeedCell.setUp()`. Nil if the symbols were removed.
    var text: String? {
        switch self {
        case .code(let addresses): ClientCode.text(ofReturnAddresses: addresses)
        case .nib(let location): location
        }
    }
}
