import Foundation
import FoundationNetworking

/// Makes requests for the login at a company, which extensions of the system serve. There are none.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    private let address: URL

    public init(identityProvider url: URL) { address = url }

    open func createRequest() -> ASAuthorizationSingleSignOnRequest { ASAuthorizationSingleSignOnRequest(self) }

    open var url: URL { address }

    open var canPerformAuthorization: Bool { false }
}

/// The identity of a user at a company. No request gives one.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    // Applications do not create one.
    private override init() {}

    open var state: String? { nil }
    open var accessToken: Data? { nil }
    open var identityToken: Data? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authenticatedResponse: HTTPURLResponse? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
