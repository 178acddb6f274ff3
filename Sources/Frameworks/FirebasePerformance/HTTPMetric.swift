/// - Linux: works
public enum HTTPMethod: Int, Sendable {
    case get
    case put
    case post
    case delete
    case head
    case patch
    case options
    case trace
    case connect
}

/// - Linux: no effect
///
/// What is known of a request.
public final class HTTPMetric: NSObject, PerformanceAttributable {
    public var responseCode = 0
    /// In bytes.
    public var requestPayloadSize = 0
    /// In bytes.
    public var responsePayloadSize = 0
    public var responseContentType: String?
    public private(set) var attributes: [String: String] = [:]

    public init?(url: URL, httpMethod: HTTPMethod) {}

    public func start() {}

    public func stop() {}

    public func setValue(_ value: String, forAttribute attribute: String) { attributes[attribute] = value }

    public func value(forAttribute attribute: String) -> String? { attributes[attribute] }

    public func removeAttribute(_ attribute: String) { attributes[attribute] = nil }
}
