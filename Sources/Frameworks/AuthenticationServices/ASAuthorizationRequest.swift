import Foundation

/// A request for an authorization. It ends with an error.
///
/// - Linux: refuses
// Sound: like Apple's, a request is set up by one thread before it is performed.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
    private let ownProvider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { ownProvider = provider }

    open var provider: any ASAuthorizationProvider { ownProvider }

    open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationRequest(ownProvider) }
}

/// A request for the identity of a user.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASAuthorizationOpenIDRequest(provider)
        copy.take(self)
        return copy
    }

    func take(_ other: ASAuthorizationOpenIDRequest) {
        requestedScopes = other.requestedScopes
        state = other.state
        nonce = other.nonce
        requestedOperation = other.requestedOperation
    }
}

/// A request for the Apple ID of the user.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASAuthorizationAppleIDRequest(provider)
        copy.take(self)
        copy.user = user
        return copy
    }
}

/// A request for a password of the key chain.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
    open override func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationPasswordRequest(provider) }
}

/// A request for the identity of a user at a company.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var authorizationOptions: [URLQueryItem] = []
    open var isUserInterfaceEnabled = true

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASAuthorizationSingleSignOnRequest(provider)
        copy.take(self)
        copy.authorizationOptions = authorizationOptions
        copy.isUserInterfaceEnabled = isUserInterfaceEnabled
        return copy
    }
}
