import Foundation

/// Makes requests for passkeys. There are none on Linux.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    private let party: String

    public init(relyingPartyIdentifier: String) { party = relyingPartyIdentifier }

    open var relyingPartyIdentifier: String { party }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
    }
}

/// Names a passkey.
///
/// - Linux: works
// Sound: like Apple's, it is set up by one thread before it is used.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, NSCopying, @unchecked Sendable {
    open var credentialID: Data

    public init(credentialID: Data) { self.credentialID = credentialID }

    open func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: credentialID)
    }
}
