/// - Linux: refuses
///
/// A user. Nobody signs in, so programs never have one.
// Sound: nothing changes after the initializer.
open class User: NSObject, UserInfo, @unchecked Sendable {
    open var isAnonymous: Bool { false }
    open var isEmailVerified: Bool { false }
    open var providerData: [any UserInfo] { [] }
    open var metadata: UserMetadata { UserMetadata() }
    open var tenantID: String? { nil }
    open var refreshToken: String? { nil }
    open var providerID: String { "Firebase" }
    public let uid: String
    open var displayName: String? { nil }
    open var photoURL: URL? { nil }
    open var email: String? { nil }
    open var phoneNumber: String? { nil }

    init(uid: String) {
        self.uid = uid
    }

    open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }

    open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    open func updatePhoneNumber(_ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    open func reload(completion: (((any Error)?) -> Void)? = nil) { AuthAbsence.refuse(completion) }

    open func delete(completion: (((any Error)?) -> Void)? = nil) { AuthAbsence.refuse(completion) }

    // MARK: Tokens

    open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) { AuthAbsence.refuse(completion) }

    open func getIDTokenForcingRefresh(
        _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    open func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    open func getIDTokenResult(
        forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }
}

/// - Linux: refuses
///
/// Changes of a user's name and picture.
open class UserProfileChangeRequest: NSObject {
    open var displayName: String?
    open var photoURL: URL?

    open func commitChanges(completion: (((any Error)?) -> Void)? = nil) { AuthAbsence.refuse(completion) }

    open func commitChanges() async throws { throw AuthAbsence.error }
}
