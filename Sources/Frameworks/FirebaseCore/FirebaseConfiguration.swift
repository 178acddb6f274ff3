import Synchronization

/// - Linux: works
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7

    public static var min: FirebaseLoggerLevel { .error }
    public static var max: FirebaseLoggerLevel { .debug }
}

/// - Linux: no effect
///
/// Keeps how much Firebase writes to the console.
public final class FirebaseConfiguration: NSObject, Sendable {
    public static let shared = FirebaseConfiguration()
    private let level = Mutex(FirebaseLoggerLevel.notice)

    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { level.withLock { $0 = loggerLevel } }

    public func loggerLevel() -> FirebaseLoggerLevel { level.withLock { $0 } }
}

/// The version whose names the modules have.
public func FirebaseVersion() -> String { "11.0.0" }
