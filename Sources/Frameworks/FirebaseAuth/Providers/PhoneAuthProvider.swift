/// - Linux: refuses
///
/// No message with a code is sent: that ends with `AuthErrorCode.networkError`.
// Sound: it has no state.
public final class PhoneAuthProvider: NSObject, @unchecked Sendable {
    public static let id = "phone"

    /// - Linux: works
    public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }

    /// - Linux: works
    public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
        completion: ((String?, (any Error)?) -> Void)?
    ) {
        AuthAbsence.refuse(completion)
    }

    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession?,
        completion: ((String?, (any Error)?) -> Void)?
    ) {
        AuthAbsence.refuse(completion)
    }

    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
        multiFactorSession: MultiFactorSession? = nil
    ) async throws -> String { throw AuthAbsence.error }

    /// - Linux: works
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential(verificationID: verificationID, verificationCode: verificationCode)
    }
}

/// - Linux: refuses
///
/// A sign-in in two steps, of which none begins.
public final class MultiFactorSession: NSObject {}
