import FrameworkAbsence

/// - Linux: refuses
///
/// Signs users in with Google. There is no page for it: requests end with `GIDSignInError.unknown`, and there is no
/// sign-in to be restored. Blocks and the delegate are called on the main queue.
///
/// The names are those of version 7 and of versions 5 and 6.
// Sound: programs use it on the main thread.
open class GIDSignIn: NSObject, @unchecked Sendable {
    /// - Linux: works
    public static let sharedInstance = GIDSignIn()

    /// - Linux: works
    open var configuration: GIDConfiguration?
    /// Nil.
    open var currentUser: GIDGoogleUser? { nil }

    /// - Linux: works
    ///
    /// In version 5 the shared object was the result of a function: `GIDSignIn.sharedInstance()`.
    public func callAsFunction() -> GIDSignIn! { self }

    /// False.
    @discardableResult
    open func handle(_ url: URL) -> Bool { false }

    /// False.
    open func hasPreviousSignIn() -> Bool { false }

    /// - Linux: works
    ///
    /// Does nothing, because nobody is signed in.
    open func signOut() {}

    // MARK: Version 5

    /// - Linux: no effect
    open var clientID: String?
    /// - Linux: no effect
    open var serverClientID: String?
    /// - Linux: no effect
    open var scopes: [Any]?
    /// - Linux: works
    open weak var delegate: (any GIDSignInDelegate)?
    /// - Linux: no effect
    open weak var uiDelegate: (any GIDSignInUIDelegate)?
    /// - Linux: no effect
    open weak var presentingViewController: UIViewController?

    open func signIn() { tellDelegate(.unknown) }

    open func restorePreviousSignIn() { tellDelegate(.hasNoAuthInKeychain) }

    open func signInSilently() { tellDelegate(.hasNoAuthInKeychain) }

    open func disconnect() {
        later { $0.delegate?.sign($0, didDisconnectWith: nil, withError: GIDSignInError.hasNoAuthInKeychain) }
    }

    /// False.
    open func handle(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }

    private func tellDelegate(_ error: GIDSignInError) {
        later { $0.delegate?.sign($0, didSignInFor: nil, withError: error) }
    }

    func later(_ block: @escaping (GIDSignIn) -> Void) {
        Absence.report("GoogleSignIn", "Google's page to sign in", "signing in ends with an error")
        // Sound: the block is called once, and nothing else has it then.
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block(self) }
    }
}

/// - Linux: works
///
/// Is told how signing in ended, in version 5.
public protocol GIDSignInDelegate: NSObjectProtocol {
    func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
    func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}

extension GIDSignInDelegate {
    public func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!) {}
}

/// - Linux: no effect
///
/// Presents the page to sign in, in version 4.
public protocol GIDSignInUIDelegate: NSObjectProtocol {
    func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!)
    func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!)
    func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!)
}

extension GIDSignInUIDelegate {
    public func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!) {}
    public func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!) {}
    public func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!) {}
}
