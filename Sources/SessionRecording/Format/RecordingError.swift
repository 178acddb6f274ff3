/// A recording that cannot be read: the line, counted from 1, and what is wrong with it.
package struct RecordingError: Error, CustomStringConvertible, Hashable {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}

/// What is wrong with a line whose number the caller knows.
struct LineError: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
