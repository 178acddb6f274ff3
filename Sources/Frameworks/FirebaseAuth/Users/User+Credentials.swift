extension User {
    public func reauthenticate(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    /// The name of `reauthenticate(with:completion:)` in versions before 7.
    public func reauthenticateAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func reauthenticate(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    /// The name of `link(with:completion:)` in versions before 7.
    public func linkAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func link(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {
        AuthAbsence.refuse(completion)
    }

    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) { AuthAbsence.refuse(completion) }

    public func sendEmailVerification(
        with actionCodeSettings: ActionCodeSettings?, completion: (((any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    public func sendEmailVerification(
        beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }
}
