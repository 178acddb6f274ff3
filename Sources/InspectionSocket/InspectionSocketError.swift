import Glibc

/// Why a socket for inspections cannot be made or reached, in a sentence.
package struct InspectionSocketError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// What a call of the system was to do, and the reason of its failure in `errno`.
    static func system(_ what: String) -> InspectionSocketError {
        InspectionSocketError("\(what): \(String(cString: strerror(errno)))")
    }
}
