import Foundation
import PeerMeters

/// What the command line asks for.
struct BenchmarkOptions {
    enum Task: String {
        case frames, edits, diffable, idle
        /// A scroll under a navigation bar.
        case bars
        /// Parts of `frames`, for profiles.
        case scroll, fling
        case lastRow = "last-row"
        case constraints
    }

    var rows = 1000
    var heights = HEIGHTS_FIXED
    var task = Task.frames
    /// Of the steady scroll; the fling has a third.
    var frames = 600
    /// Where pictures of the first and the last rows are written: `PREFIX-first.png`, `PREFIX-last.png`.
    var shot: String?

    init(_ arguments: [String]) {
        for argument in arguments.dropFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts.first, parts.last) {
            case ("--n", let value?): rows = Int(value) ?? rows
            case ("--heights", let value?): heights = peer_heights(value)
            case ("--frames", let value?): frames = Int(value) ?? frames
            case ("--shot", let value?): shot = value
            case ("--do", let value?): task = Task(rawValue: value) ?? task
            default: break
            }
        }
    }
}
