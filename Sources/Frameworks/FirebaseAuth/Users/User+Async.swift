extension User {
    public func updateEmail(to email: String) async throws { throw AuthAbsence.error }

    public func updatePassword(to password: String) async throws { throw AuthAbsence.error }

    public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws { throw AuthAbsence.error }

    public func reload() async throws { throw AuthAbsence.error }

    public func delete() async throws { throw AuthAbsence.error }

    public func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
        throw AuthAbsence.error
    }

    public func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String { throw AuthAbsence.error }

    public func getIDTokenResult(forcingRefresh forceRefresh: Bool = false) async throws -> AuthTokenResult {
        throw AuthAbsence.error
    }

    @discardableResult
    public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        throw AuthAbsence.error
    }

    @discardableResult
    public func reauthenticate(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func link(with credential: AuthCredential) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func link(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func unlink(fromProvider provider: String) async throws -> User { throw AuthAbsence.error }

    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings? = nil) async throws {
        throw AuthAbsence.error
    }

    public func sendEmailVerification(
        beforeUpdatingEmail newEmail: String, actionCodeSettings: ActionCodeSettings? = nil
    ) async throws { throw AuthAbsence.error }
}
