import Foundation

/// The users that the system suggests when a password is wanted. The system suggests none: the store is disabled.
///
/// - Linux: refuses
// Sound: it has no state; only an open class cannot say so unchecked.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    private static let sharedStore = ASCredentialIdentityStore()

    open class var shared: ASCredentialIdentityStore { sharedStore }

    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
    }

    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        fail(completion)
    }

    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        fail(completion)
    }

    open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        fail(completion)
    }

    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        fail(completion)
    }

    private func fail(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        DispatchQueue.global().async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    }
}

/// Whether the store of credentials is in use. It is not.
///
/// - Linux: refuses
// Sound: it has no state; only an open class cannot say so unchecked.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }

    open var supportsIncrementalUpdates: Bool { false }
}
