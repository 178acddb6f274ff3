extension Auth {
    public func signIn(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func signIn(
        withEmail email: String, link: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func signIn(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func signIn(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    /// The name of `signIn(with:completion:)` in versions before 7.
    public func signInAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    public func signIn(
        withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func createUser(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    /// Ends with `AuthErrorCode.nullUser` if there is no user.
    public func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
        guard user == nil else { return AuthAbsence.refuse(completion) }
        FirebaseAbsence.later { completion?(AuthErrorCode.nullUser) }
    }

    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    /// The name of `fetchSignInMethods(forEmail:completion:)` in versions before 7.
    public func fetchProviders(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    public func confirmPasswordReset(
        withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
    ) {
        AuthAbsence.refuse(completion)
    }

    public func checkActionCode(_ code: String, completion: @escaping (ActionCodeInfo?, (any Error)?) -> Void) {
        AuthAbsence.refuse(completion)
    }

    public func verifyPasswordResetCode(_ code: String, completion: @escaping (String?, (any Error)?) -> Void) {
        AuthAbsence.refuse(completion)
    }

    public func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
        AuthAbsence.refuse(completion)
    }

    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    public func sendPasswordReset(
        withEmail email: String, actionCodeSettings: ActionCodeSettings?,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func sendSignInLink(
        toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func initializeRecaptchaConfig(completion: (((any Error)?) -> Void)?) { AuthAbsence.refuse(completion) }

    public func revokeToken(
        withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }
}
