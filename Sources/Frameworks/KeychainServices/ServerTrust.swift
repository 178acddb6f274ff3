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
    /// Never called: no function returns a trust.
    /// - Linux: refuses
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }

    /// Never called: no function returns an identity.
    /// - Linux: refuses
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
