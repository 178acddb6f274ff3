import Foundation

/// Makes requests for passwords of the key chain. There is no key chain.
///
/// - Linux: refuses
// Sound: it has no state; only an open class cannot say so unchecked.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}
