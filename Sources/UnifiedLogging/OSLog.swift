import Foundation
package import Logging

// Sound: nothing changes after the object is created.
/// Where messages of one part of a program go: swift-log, with the label `subsystem.category`.
open class OSLog: NSObject, @unchecked Sendable {
    let destination: LogDestination?

    public init(subsystem: String, category: String) {
        destination = LogDestination(label: "\(subsystem).\(category)")
    }

    public init(subsystem: String, category: Category) {
        destination = LogDestination(label: "\(subsystem).\(category.rawValue)")
    }

    /// Writes to this logger.
    package init(logger: Logging.Logger) { destination = LogDestination(logger: logger) }

    private init(_ destination: LogDestination?) { self.destination = destination }

    /// Has the label "default".
    public static let `default` = OSLog(LogDestination(label: "default"))

    /// Drops all messages.
    public static let disabled = OSLog(nil)

    /// The label of swift-log's logger; nil if messages are dropped.
    package var label: String? { destination?.logger.label }

    /// Whether a message of this type would be written.
    open func isEnabled(type: OSLogType) -> Bool { destination?.isEnabled(type) ?? false }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }
}
