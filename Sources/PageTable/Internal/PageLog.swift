import Foundation

/// Reports a correction that PageTable made: one line each on the console.
@MainActor
package enum PageLog {
    /// Receives the lines instead of the console; for tests.
    package static var listener: ((String) -> Void)?

    static func report(_ text: String) {
        if let listener { return listener(text) }
        NSLog("%@", "PageTable: \(text)")
    }
}
