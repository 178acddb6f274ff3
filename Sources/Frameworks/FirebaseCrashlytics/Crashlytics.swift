import Synchronization

/// - Linux: no effect
///
/// Reports crashes. Nothing is kept or sent.
public final class Crashlytics: NSObject, Sendable {
    private static let shared = Crashlytics()
    private let collects = Mutex(true)

    public class func crashlytics() -> Crashlytics { shared }

    public func log(_ msg: String) {}

    public func log(format: String, arguments args: CVaListPointer) {}

    public func setCustomValue(_ value: Any?, forKey key: String) {}

    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}

    public func setUserID(_ userID: String?) {}

    public func record(error: any Error) {}

    public func record(error: any Error, userInfo: [String: Any]?) {}

    public func record(exceptionModel: ExceptionModel) {}

    /// False.
    public func didCrashDuringPreviousExecution() -> Bool { false }

    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) { collects.withLock { $0 = enabled } }

    public func isCrashlyticsCollectionEnabled() -> Bool { collects.withLock { $0 } }

    /// False.
    public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {
        FirebaseAbsence.later { completion(false) }
    }

    /// False.
    public func checkForUnsentReports() async -> Bool { false }

    /// Nil.
    public func checkAndUpdateUnsentReports(completion: @escaping (CrashlyticsReport?) -> Void) {
        FirebaseAbsence.later { completion(nil) }
    }

    public func sendUnsentReports() {}

    public func deleteUnsentReports() {}
}

/// - Linux: no effect
///
/// A report of a crash, of which there is none.
public final class CrashlyticsReport: NSObject {
    public let reportID = ""
    public let dateCreated = Date.distantPast
    public let hasCrash = false

    override init() {}

    public func log(_ msg: String) {}

    public func setCustomValue(_ value: Any?, forKey key: String) {}

    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}

    public func setUserID(_ userID: String?) {}
}

/// - Linux: works
public final class ExceptionModel: NSObject {
    let name: String
    let reason: String
    public var stackTrace: [StackFrame] = []

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}

/// - Linux: works
public final class StackFrame: NSObject {
    let symbol: String
    let file: String
    let line: Int

    public init(symbol: String, file: String, line: Int) {
        self.symbol = symbol
        self.file = file
        self.line = line
    }

    public convenience init(address: UInt) {
        self.init(symbol: "0x" + String(address, radix: 16), file: "", line: 0)
    }
}
