import Logging
import Synchronization
import UnifiedLogging

/// Keeps what is logged.
enum Record {
    static func of(_ body: () -> Void) -> [String] {
        lines.withLock { $0 = [] }
        body()
        return lines.withLock { $0 }
    }

    static func log(_ label: String) -> OSLog { OSLog(logger: Logging.Logger(label: label) { Handler(label: $0) }) }

    fileprivate static let lines = Mutex<[String]>([])
}

private struct Handler: LogHandler {
    let label: String
    var logLevel = Logging.Logger.Level.trace
    var metadata: Logging.Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        Record.lines.withLock { $0.append("\(label) \(event.level) \(event.message)") }
    }
}
