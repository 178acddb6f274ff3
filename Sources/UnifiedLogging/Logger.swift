/// Writes messages of one part of a program. Safe to use on any thread.
public struct Logger: Sendable {
    private let log: OSLog

    public init() { log = .default }

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: OSLogMessage) { write(.default, message) }

    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

    public func trace(_ message: OSLogMessage) { write(.debug, message) }

    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    public func info(_ message: OSLogMessage) { write(.info, message) }

    public func notice(_ message: OSLogMessage) { write(.default, message) }

    public func warning(_ message: OSLogMessage) { write(.error, message) }

    public func error(_ message: OSLogMessage) { write(.error, message) }

    public func critical(_ message: OSLogMessage) { write(.fault, message) }

    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ type: OSLogType, _ message: OSLogMessage) {
        log.destination?.write(type) { message.text }
    }
}
