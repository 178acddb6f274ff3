import Foundation

/// What a passkey has proved.
///
/// - Linux: refuses
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}

/// The proof of a passkey.
///
/// - Linux: refuses
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}

/// A new passkey.
///
/// - Linux: refuses
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}

/// The proof of a passkey of the device. No request gives one.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, @unchecked Sendable,
    ASAuthorizationPublicKeyCredentialAssertion
{
    // Applications do not create one.
    private override init() {}

    open var rawAuthenticatorData: Data! { nil }
    open var userID: Data! { nil }
    open var signature: Data! { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A new passkey of the device. No request gives one.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, @unchecked Sendable,
    ASAuthorizationPublicKeyCredentialRegistration
{
    // Applications do not create one.
    private override init() {}

    open var rawAttestationObject: Data? { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
