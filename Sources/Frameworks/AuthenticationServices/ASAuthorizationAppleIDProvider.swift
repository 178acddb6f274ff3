import Foundation
import FrameworkAbsence

/// Makes requests for the Apple ID. No Apple ID is known.
///
/// - Linux: refuses
// Sound: it has no state; only an open class cannot say so unchecked.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether a user of an application is still known.
    ///
    /// - Linux: refuses
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    /// Never posted.
    ///
    /// - Linux: no effect
    public class var credentialRevokedNotification: NSNotification.Name {
        NSNotification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
    }

    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Answers ``CredentialState/notFound``, on a background queue.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        Absence.report("AuthenticationServices", "Apple ID", "no user is known, and requests fail")
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
