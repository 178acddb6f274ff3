import Foundation

/// - Linux: refuses
///
/// Activities are not enabled.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }

    public var frequentPushesEnabled: Bool { false }
}

/// - Linux: works
///
/// Says why an activity was refused. On Linux every request ends with `unsupported`.
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    case attributesTooLarge
    case unsupported
    case denied
    case globalMaximumExceeded
    case targetMaximumExceeded
    case unsupportedTarget
    case visibility
    case persistenceFailure
    case missingProcessIdentifier
    case unentitled
    case malformedActivityIdentifier
    case reconnectNotPermitted

    public static var errorDomain: String { "com.apple.ActivityKit.AuthorizationError" }

    public var failureReason: String? { "A desktop has no place for activities." }
}
