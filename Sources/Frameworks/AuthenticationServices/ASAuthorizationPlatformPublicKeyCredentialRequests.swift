import Foundation

/// Whether the user has to prove who they are.
///
/// - Linux: no effect
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let preferred = Self("preferred")
    public static let required = Self("required")
    public static let discouraged = Self("discouraged")
}

/// What a new passkey says about its device.
///
/// - Linux: no effect
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self("none")
    public static let direct = Self("direct")
    public static let indirect = Self("indirect")
    public static let enterprise = Self("enterprise")
}

/// A request for a new passkey.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    private let party: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

    init(
        _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String,
        _ userID: Data
    ) {
        party = provider.relyingPartyIdentifier
        self.challenge = challenge
        self.name = name
        self.userID = userID
        super.init(provider)
    }

    open var relyingPartyIdentifier: String { party }
}

/// A request for the proof of a passkey.
///
/// - Linux: refuses
// Sound: see ASAuthorizationRequest.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge: Data
    open var relyingPartyIdentifier: String
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
        self.challenge = challenge
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider)
    }
}
