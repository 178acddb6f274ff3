/// A place in a file that was read.
package struct NibLocation: Hashable, Sendable, CustomStringConvertible {
    /// The name or path that the reader was given.
    package let file: String
    /// Counted from 1.
    package let line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    package var description: String { "\(file):\(line)" }
}

/// Why a file cannot be read, and where.
package struct NibDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
    package let location: NibLocation
    package let reason: String

    package init(_ location: NibLocation, _ reason: String) {
        self.location = location
        self.reason = reason
    }

    package var description: String { "\(location): \(reason)" }
}
