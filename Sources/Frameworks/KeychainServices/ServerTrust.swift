import Foundation
import FoundationNetworking

/// How a server is asked for its certificates. URLSession asks no delegate for it on Linux.
/// - Linux: no effect
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// How a client shows its certificate. URLSession asks no delegate for it on Linux.
/// - Linux: no effect
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: the library of URLSession checks the certificates itself.
    /// - Linux: refuses
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Returns a credential without a name and a password. URLSession does not look at the trust, because it asks for
    /// none.
    /// - Linux: no effect
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }

    /// Returns a credential without a name and a password. URLSession shows no certificate of a client.
    /// - Linux: no effect
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
