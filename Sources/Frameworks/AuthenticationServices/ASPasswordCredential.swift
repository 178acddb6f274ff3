import Foundation

/// The name of a user and a password.
///
/// - Linux: works
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    private let name: String
    private let secret: String

    public init(user: String, password: String) {
        name = user
        secret = password
    }

    open var user: String { name }

    open var password: String { secret }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
