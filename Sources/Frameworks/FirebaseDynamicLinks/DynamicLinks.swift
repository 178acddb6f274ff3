/// - Linux: works
public enum DLMatchType: UInt, Sendable {
    case none
    case weak
    case `default`
    case unique
}

/// - Linux: refuses
///
/// A link that led into the program. The service does not exist any more, so programs never get one.
public final class DynamicLink: NSObject, Sendable {
    public var url: URL? { nil }
    public var matchType: DLMatchType { .none }
    public var utmParametersDictionary: [String: Any] { [:] }
    public var minimumAppVersion: String? { nil }
}

/// - Linux: refuses
///
/// Links into programs. No address is one.
public final class DynamicLinks: NSObject, Sendable {
    private static let shared = DynamicLinks()

    /// - Linux: works
    public class func dynamicLinks() -> DynamicLinks { shared }

    /// False.
    public func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool { false }

    /// Nil.
    public func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { nil }

    /// Nil.
    public func dynamicLink(fromUniversalLink url: URL) -> DynamicLink? { nil }

    public func dynamicLink(
        fromUniversalLink url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
    ) {
        FirebaseAbsence.later { completion(nil, DynamicLinkAbsence.error) }
    }

    /// False; the block is not called.
    @discardableResult
    public func handleUniversalLink(
        _ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
    ) -> Bool { false }

    public func resolveShortLink(_ url: URL, completion: @escaping (URL?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, DynamicLinkAbsence.error) }
    }

    /// False.
    public func matchesShortLinkFormat(_ url: URL) -> Bool { false }

    public class func performDiagnostics(completion: ((String, Bool) -> Void)?) {
        FirebaseAbsence.later { completion?(FirebaseAbsence.explanation, true) }
    }
}

/// Makes the error with which requests end. Its code is not verified.
enum DynamicLinkAbsence {
    static var error: NSError {
        NSError(
            domain: "com.firebase.durabledeeplink", code: 0,
            userInfo: [NSLocalizedDescriptionKey: FirebaseAbsence.explanation])
    }
}
