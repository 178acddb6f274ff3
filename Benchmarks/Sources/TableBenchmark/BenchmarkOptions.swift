import Foundation

/// What the command line asks for.
struct BenchmarkOptions {
    enum Task: String {
        case frames, edits, diffable, idle
        /// Parts of `frames`, for profiles.
        case scroll, fling
        case lastRow = "last-row"
    }

    var rows = 1000
    var hasVariableHeights = false
    var task = Task.frames
    /// Of the steady scroll; the fling has a third.
    var frames = 600

    init(_ arguments: [String]) {
        for argument in arguments.dropFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts.first, parts.last) {
            case ("--n", let value?): rows = Int(value) ?? rows
            case ("--heights", let value?): hasVariableHeights = value == "var"
            case ("--frames", let value?): frames = Int(value) ?? frames
            case ("--do", let value?): task = Task(rawValue: value) ?? task
            default: break
            }
        }
    }
}
