internal import Logging

/// Writes to swift-log.
struct LogDestination: Sendable {
    let logger: Logging.Logger

    init(label: String) { logger = Logging.Logger(label: label) }

    init(logger: Logging.Logger) { self.logger = logger }

    func isEnabled(_ type: OSLogType) -> Bool { logger.logLevel <= LogDestination.level(type) }

    func write(_ type: OSLogType, _ message: () -> String) {
        logger.log(level: LogDestination.level(type), "\(message())")
    }

    private static func level(_ type: OSLogType) -> Logging.Logger.Level {
        switch type {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
