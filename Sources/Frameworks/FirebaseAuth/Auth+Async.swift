extension Auth {
    @discardableResult
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw AuthAbsence.error
    }

    @discardableResult
    public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        throw AuthAbsence.error
    }

    @discardableResult
    public func signIn(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func signInAnonymously() async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func signIn(withCustomToken token: String) async throws -> AuthDataResult { throw AuthAbsence.error }

    @discardableResult
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw AuthAbsence.error
    }

    public func updateCurrentUser(_ user: User) async throws { throw AuthAbsence.error }

    public func fetchSignInMethods(forEmail email: String) async throws -> [String] { throw AuthAbsence.error }

    public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        throw AuthAbsence.error
    }

    public func checkActionCode(_ code: String) async throws -> ActionCodeInfo { throw AuthAbsence.error }

    public func verifyPasswordResetCode(_ code: String) async throws -> String { throw AuthAbsence.error }

    public func applyActionCode(_ code: String) async throws { throw AuthAbsence.error }

    public func sendPasswordReset(
        withEmail email: String, actionCodeSettings: ActionCodeSettings? = nil
    ) async throws { throw AuthAbsence.error }

    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
        throw AuthAbsence.error
    }

    public func initializeRecaptchaConfig() async throws { throw AuthAbsence.error }

    public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        throw AuthAbsence.error
    }
}
