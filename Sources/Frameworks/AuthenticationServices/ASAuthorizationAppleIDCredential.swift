import Foundation

/// Whether the user is a person.
///
/// - Linux: refuses
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown = 1
    case likelyReal = 2
}

/// The Apple ID of a user. No request gives one.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    // Applications do not create one.
    private override init() {}

    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
