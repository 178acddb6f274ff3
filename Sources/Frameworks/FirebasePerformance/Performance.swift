import Synchronization

/// - Linux: no effect
///
/// Measures times. Nothing is sent.
public final class Performance: NSObject, Sendable {
    private static let shared = Performance()
    private let collects = Mutex((data: true, instruments: true))

    public class func sharedInstance() -> Performance { shared }

    public var isDataCollectionEnabled: Bool {
        get { collects.withLock { $0.data } }
        set { collects.withLock { $0.data = newValue } }
    }

    public var isInstrumentationEnabled: Bool {
        get { collects.withLock { $0.instruments } }
        set { collects.withLock { $0.instruments = newValue } }
    }

    public class func startTrace(name: String) -> Trace? { shared.trace(name: name) }

    public func trace(name: String) -> Trace? { Trace(name: name) }
}

/// - Linux: works
public protocol PerformanceAttributable: NSObjectProtocol {
    var attributes: [String: String] { get }
    func setValue(_ value: String, forAttribute attribute: String)
    func value(forAttribute attribute: String) -> String?
    func removeAttribute(_ attribute: String)
}

/// - Linux: works
///
/// Numbers and texts that are kept for the time of the program.
// Sound: what changes is under a lock.
public final class Trace: NSObject, PerformanceAttributable, @unchecked Sendable {
    public let name: String
    private let values = Mutex((texts: [String: String](), numbers: [String: Int64]()))

    init(name: String) {
        self.name = name
    }

    /// - Linux: no effect
    public func start() {}

    /// - Linux: no effect
    public func stop() {}

    public func incrementMetric(_ metricName: String, by incrementValue: Int64) {
        values.withLock { $0.numbers[metricName, default: 0] += incrementValue }
    }

    public func valueForMetric(_ metricName: String) -> Int64 { values.withLock { $0.numbers[metricName] ?? 0 } }

    public func setValue(_ value: Int64, forMetric metricName: String) {
        values.withLock { $0.numbers[metricName] = value }
    }

    public var attributes: [String: String] { values.withLock { $0.texts } }

    public func setValue(_ value: String, forAttribute attribute: String) {
        values.withLock { $0.texts[attribute] = value }
    }

    public func value(forAttribute attribute: String) -> String? { values.withLock { $0.texts[attribute] } }

    public func removeAttribute(_ attribute: String) { values.withLock { $0.texts[attribute] = nil } }
}
