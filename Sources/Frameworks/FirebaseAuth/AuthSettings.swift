/// - Linux: no effect
open class AuthSettings: NSObject, NSCopying {
    open var isAppVerificationDisabledForTesting = false

    /// The name that newer versions have.
    open var appVerificationDisabledForTesting: Bool {
        get { isAppVerificationDisabledForTesting }
        set { isAppVerificationDisabledForTesting = newValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AuthSettings()
        copy.isAppVerificationDisabledForTesting = isAppVerificationDisabledForTesting
        return copy
    }
}

/// - Linux: works
public enum AuthAPNSTokenType: Int, Sendable {
    case unknown
    case sandbox
    case prod
}

/// - Linux: no effect
///
/// Shows web pages in which users sign in, which never happens.
public protocol AuthUIDelegate: NSObjectProtocol {
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
