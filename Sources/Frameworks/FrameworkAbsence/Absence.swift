import Foundation
import UnifiedLogging

/// Says what a program asks for and Linux has not, once a program run.
package enum Absence {
    /// Prints, once for each `part`, that the framework's part is not there and what happens instead, such as
    /// `("WebKit", "WKWebView", "a panel stands for the page")`. May be called on any thread.
    package static func report(_ framework: String, _ part: String, _ consequence: String) {
        guard reported.isFirst("\(framework).\(part)") else { return }
        Logger(subsystem: framework, category: "absent")
            .warning("\(part, privacy: .public) is not there on Linux: \(consequence, privacy: .public).")
    }

    private static let reported = ReportedParts()
}

/// The parts that were reported.
// Sound: the set is used under the lock only.
private final class ReportedParts: @unchecked Sendable {
    private var parts: Set<String> = []
    private let lock = NSLock()

    func isFirst(_ part: String) -> Bool { lock.withLock { parts.insert(part).inserted } }
}
