extension GIDSignIn {
    public func signIn(
        withPresenting presentingViewController: UIViewController,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        nonce: String?, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    @discardableResult
    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String? = nil,
        additionalScopes: [String]? = nil
    ) async throws -> GIDSignInResult { throw GIDSignInError.unknown }

    /// Ends with `GIDSignInError.hasNoAuthInKeychain`.
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)?) {
        later { _ in completion?(nil, GIDSignInError.hasNoAuthInKeychain) }
    }

    @discardableResult
    public func restorePreviousSignIn() async throws -> GIDGoogleUser { throw GIDSignInError.hasNoAuthInKeychain }

    /// Ends with `GIDSignInError.hasNoAuthInKeychain`.
    public func disconnect(completion: (((any Error)?) -> Void)?) {
        later { _ in completion?(GIDSignInError.hasNoAuthInKeychain) }
    }

    public func disconnect() async throws { throw GIDSignInError.hasNoAuthInKeychain }

    /// - Linux: no effect
    public func configure(completion: (((any Error)?) -> Void)?) { later { _ in completion?(nil) } }

    // MARK: Version 6

    public func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
        callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
    ) {
        later { _ in callback?(nil, GIDSignInError.unknown) }
    }

    public func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController, hint: String?,
        callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
    ) {
        later { _ in callback?(nil, GIDSignInError.unknown) }
    }

    private func refuse(_ completion: ((GIDSignInResult?, (any Error)?) -> Void)?) {
        later { _ in completion?(nil, GIDSignInError.unknown) }
    }
}
